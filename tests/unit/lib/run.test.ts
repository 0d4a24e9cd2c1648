/** What is said of a program that fails. */
import { expect, test } from 'vitest';
import { run } from '../../../scripts/lib/run.ts';

test('a program that ends in disorder is named with what it printed and with its exit code', async () => {
  await expect(run('node', ['--eval', 'console.log("so far"); process.exitCode = 3'])).rejects.toThrow(
    /^so far\n\n"node --eval .+" ended with exit code 3\.$/,
  );
});

test('one that the system ends, for want of memory for instance, is named with the signal', async () => {
  await expect(run('node', ['--eval', 'process.kill(process.pid, "SIGKILL")'])).rejects.toThrow(/" was ended by SIGKILL\.$/);
});
