// What TypeScript must be told about imports that the build resolves.
/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '~icon/*' {
  const body: string
  export default body
}
