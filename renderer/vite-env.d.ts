/// <reference types="vite/client" />

/** The files of a chunk: see `scripts/build/chunk-files.ts`. */
declare module '*?files' {
  const files: readonly string[];
  export default files;
}

/** The text of a script: see `scripts/build/inline-script.ts`. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}

/** The styles of the first view: see `scripts/build/first-view.ts`. */
declare module 'virtual:first-view' {
  const text: string;
  export default text;
}
