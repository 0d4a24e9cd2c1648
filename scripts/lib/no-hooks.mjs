/**
 * Imported before Vite, to do without hooks on the loading of modules. In Node before 22.15, Vite’s runner and Tailwind register
 * some, and every module then goes through a thread of its own: a sixth of the time until the first page. Vite’s are for
 * `import.meta.resolve`, which nothing here uses; Tailwind’s for plugins of its own that change, of which there are none. Both
 * work without `Module.register`.
 */
import Module, { syncBuiltinESMExports } from 'node:module';

Module.register = undefined;
syncBuiltinESMExports();
