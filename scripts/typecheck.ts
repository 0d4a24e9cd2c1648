/** `npm run typecheck`: the compiler, with the message file named wherever a text is missing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pageFile } from '../schema/site/page-file.ts';
import { staleFile } from './codegen/changes.ts';
import { codegen } from './codegen/codegen.ts';
import { createMemory } from './codegen/memory.ts';
import { runCommand, UsageError } from './lib/command.ts';
import { linesOf } from './lib/lines.ts';
import { scriptOf } from './lib/run.ts';
import { formatProblem, ProblemsError } from './model/problem.ts';

const proofs = 'generated/messages.ts';

await runCommand({
  name: 'npm run typecheck',
  summary: 'Type-checks everything, message files included: a text that is missing or null is an error that names its key.',
  async run() {
    const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf('tsc'), '--pretty', 'false'], { encoding: 'utf8' });
    if (status === 0) return;
    const errors = `${stdout}${stderr}`.split(/^(?=\S)/m);
    const stale = await staleFiles();
    if (stale.length > 0) throw new UsageError(outOfDate(errors, stale));
    const output = causesOnly(await withoutFormerPages(errors));
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

/** Returns the generated files that codegen would change; none if it refuses the schema. */
async function staleFiles(): Promise<readonly string[]> {
  try {
    await codegen({ root: '.', isCheck: true, memory: createMemory('.'), log: () => {} });
    return [];
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.filter(({ found }) => found === staleFile('').found).map(({ where }) => where);
  }
}

/** Returns the errors of the schema, and the command that corrects most others. */
function outOfDate(errors: readonly string[], stale: readonly string[]): string {
  const own = errors.filter((error) => error.startsWith('schema/'));
  const [where = '', ...others] = stale;
  const found = others.length === 0 ? 'a stale generated file' : `a stale generated file, and ${others.length} more`;
  const left = `${errors.length - own.length} more errors can be a consequence`;
  return `${own.join('')}${formatProblem({ ...staleFile(where), found, wayOut: 'run npm run codegen, then npm run typecheck' })}\n\n${left}`;
}

/** Replaces the errors in each folder of `pages/` that no page uses by one that says so. */
async function withoutFormerPages(errors: readonly string[]): Promise<string[]> {
  const { pages } = await import('../generated/pages.ts');
  const folders = new Set(Object.entries(pages).map(([id, { kind }]) => `${dirname(pageFile(kind ?? id))}/`));
  const folderOf = (error: string) => /^pages\/[^/(]+\//.exec(error)?.[0] ?? '';
  const isFormer = (error: string) => folderOf(error) !== '' && !folders.has(folderOf(error));
  const former = new Set(errors.filter(isFormer).map(folderOf));
  const lines = [...former].map(
    (folder) => `${folder}: error: no page of schema/pages.ts uses the folder. Delete ${folder} or restore its page.\n`,
  );
  return [...lines, ...errors.filter((error) => !isFormer(error))];
}

/** Compiler output without what follows from it: as long as the schema is wrong, `generated/` cannot be right. */
function causesOnly(errors: readonly string[]): string {
  const isSchemaWrong = errors.some((error) => error.startsWith('schema/'));
  const kept = errors.filter((error) => !isSchemaWrong || !error.startsWith('generated/'));
  if (kept.length === errors.length) return errors.join('');
  return `${kept.join('')}\n${errors.length - kept.length} more in generated/, which npm run codegen brings up to date once schema/ is right`;
}
