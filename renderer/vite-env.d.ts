/// <reference types="vite/client" />

/** Every island there is: `vite.config.ts` finds them by their file names. On the server only the names are of use. */
declare module 'virtual:islands' {
  export const registry: import('./islands/islands.ts').Registry;
}
