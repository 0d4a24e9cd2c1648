/** `npm run typecheck`: the compiler, with the message file named wherever a text is missing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand, UsageError } from './lib/command.ts';
import { linesOf } from './lib/lines.ts';
import { scriptOf } from './lib/run.ts';

const proofs = 'generated/messages.ts';

await runCommand({
  name: 'npm run typecheck',
  summary: 'Type-checks everything, message files included: a text that is missing or null is an error that names its key.',
  run() {
    const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf('tsc'), '--pretty', 'false'], { encoding: 'utf8' });
    if (status === 0) return;
    const output = causesOnly(`${stdout}${stderr}`);
    throw new UsageError(nameMessageFiles(output, linesOf(readFileSync(proofs, 'utf8'))).trimEnd());
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

/** Compiler output without what follows from it: as long as the schema is wrong, `generated/` cannot be right. */
function causesOnly(output: string): string {
  const errors = output.split(/^(?=\S)/m);
  const isSchemaWrong = errors.some((error) => error.startsWith('schema/'));
  const kept = errors.filter((error) => !isSchemaWrong || !error.startsWith('generated/'));
  if (kept.length === errors.length) return output;
  return `${kept.join('')}\n${errors.length - kept.length} more in generated/, which npm run codegen brings up to date once schema/ is right`;
}
