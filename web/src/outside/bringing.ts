// How many modules from outside are on their way: one that fails is no sign that parts of ours are missing.
export const bringing = { count: 0 }
