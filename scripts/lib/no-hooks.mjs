/**
 * Imported before Vite where it starts from nothing. In Node before 22.15, Vite’s runner and Tailwind would have a thread of their own
 * find and read every module from then on, for a sixth of the time until the first page: the one for `import.meta.resolve`, which
 * nothing asks it for, the other for plugins of Tailwind that change, of which there are none. Both go on without.
 */
import Module, { syncBuiltinESMExports } from 'node:module';

Module.register = undefined;
syncBuiltinESMExports();
