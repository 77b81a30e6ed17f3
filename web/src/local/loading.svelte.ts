// How far the tab is: bytes that have come of those it needs, and how safely games are kept.

class Loading {
  done = $state(0)
  whole = $state(0)
  /** Whether the rules can be asked. */
  ready = $state(false)
  /** Why they never will be. */
  failed = $state.raw<string | null>(null)
  /** Whether what is kept outlasts this page. */
  lasting = $state(true)
  /** Whether there is hardly room left. */
  tight = $state(false)
}

export const loading = new Loading()
