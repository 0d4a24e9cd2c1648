/**
 * Preloaded into codegen: before each file operation that PAUSE_AT matches, such as `renameSync .../about.json`, prints the operation
 * and blocks until a byte arrives on the standard input.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const pauseAt = new RegExp(process.env.PAUSE_AT);

for (const name of ['writeFileSync', 'renameSync', 'rmSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    const step = `${name} ${name === 'renameSync' ? args[1] : args[0]}`;
    if (pauseAt.test(step)) {
      fs.writeSync(1, `paused at ${step}\n`);
      fs.readSync(0, Buffer.alloc(1));
    }
    return original(...args);
  };
}
syncBuiltinESMExports();
