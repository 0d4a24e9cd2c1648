/** `npm run typecheck`: the compiler, with the message file named wherever a text is missing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand, UsageError } from './lib/command.ts';

const proofs = 'generated/messages.ts';

await runCommand({
  name: 'npm run typecheck',
  summary: 'Type-checks everything, message files included: a text that is missing or null is an error that names its key.',
  run() {
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '--pretty', 'false'], { encoding: 'utf8' });
    if (status === 0) return;
    throw new UsageError(nameMessageFiles(`${stdout}${stderr}`, readFileSync(proofs, 'utf8').split('\n')).trimEnd());
  },
});

/**
 * Compiler output in which an error on a proof of `generated/messages.ts` begins with the message file it is about.
 * `lines` are the lines of that module.
 */
function nameMessageFiles(output: string, lines: readonly string[]): string {
  return output.replace(/^generated\/messages\.ts\((\d+),\d+\): error (TS\d+): .*$/gm, (whole, line: string, code: string) => {
    const name = /typeof (\w+)>/.exec(lines[Number(line) - 1] ?? '')?.[1];
    const file = lines.map((text) => /^import type (\w+) from '\.\/(.+)';$/.exec(text)).find((match) => match?.[1] === name)?.[2];
    return file === undefined
      ? whole
      : `generated/${file}: error ${code}: a message is missing, null or no text (proof: ${proofs}:${line})`;
  });
}
