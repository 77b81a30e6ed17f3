// Starts the client: styles, words, then the page.
import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { bringing } from './outside/bringing'
import { fileAt } from './shell/place'
import { words } from './shell/words.svelte'

// Each game brings its accent.
import.meta.glob('./games/*/accent.css', { eager: true })

// A page from before an update may ask for parts that are no longer there. Where nobody answers it stays as it is.
addEventListener('vite:preloadError', () => {
  if (!bringing.count)
    void fetch(fileAt(''), { cache: 'no-store' }).then(
      () => location.reload(),
      () => undefined,
    )
})

await words.ready
mount(App, { target: document.getElementById('app')! })
