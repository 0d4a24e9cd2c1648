/// <reference types="vite/client" />

/** The files of a chunk: see `scripts/build/chunk-files.ts`. */
declare module '*?files' {
  const files: readonly string[];
  export default files;
}
