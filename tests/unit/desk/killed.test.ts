/** A process that saves texts in a loop, killed at random moments: the message file is whole each time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { repetitions } from '../../support/soak.ts';
import { french, makeCopy } from '../translate/site.ts';

test('a message file is whole after each kill of a process that saves it', async () => {
  const copy = makeCopy();
  const file = join(copy.root, french);
  const before = readFileSync(file, 'utf8');
  const whole = new RegExp(
    `^${before
      .split('Comparer')
      .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('(?:Comparer|x+)')}$`,
  );
  for (let count = repetitions(12, 200); count > 0; count--) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/unit/desk/save-loop.ts', copy.root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    await pause(Math.random() * 20);
    child.kill('SIGKILL');
    await closed;
    expect(readFileSync(file, 'utf8')).toMatch(whole);
  }
  copy.remove();
});
