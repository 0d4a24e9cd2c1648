/**
 * Imported before Vite where it starts from nothing. Up to Node 22.14, Vite’s runner and Tailwind would have a thread of its own find and
 * read every module from then on, a sixth of the time until the first page: one for `import.meta.resolve`, which nothing asks it for, the other
 * for plugins of Tailwind that change, of which there are none. Both go on without.
 */
import Module, { syncBuiltinESMExports } from 'node:module';

Module.register = undefined;
syncBuiltinESMExports();
