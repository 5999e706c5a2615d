/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*.ftl' {
  const source: string
  export default source
}
