// The schemes of the solo opponent: each names an action.

/** The action that a scheme names. */
export const schemeAction = (id: string): string => id.replace('scheme_', '')

/** The sign of that action. */
export const schemeSign = (id: string): string =>
  schemeAction(id).replace('kings_orders', 'order').replace('kings_favour', 'favour')
