/**
 * Loaded into a codegen before it begins: before each change of a file that PAUSE_AT matches, such as `renameSync .../about.json`,
 * it says so and waits for a sign on its input.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const pauseAt = new RegExp(process.env.PAUSE_AT);

for (const name of ['writeFileSync', 'renameSync', 'rmSync']) {
  const original = fs[name];
  fs[name] = (...words) => {
    const step = `${name} ${name === 'renameSync' ? words[1] : words[0]}`;
    if (pauseAt.test(step)) {
      fs.writeSync(1, `paused at ${step}\n`);
      fs.readSync(0, Buffer.alloc(1));
    }
    return original(...words);
  };
}
syncBuiltinESMExports();
