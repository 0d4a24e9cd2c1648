/** A small project with a collection, for commands that a copy of the whole one would be slow for. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { codegen, UnfinishedError } from '../../scripts/codegen/codegen.ts';
import { createMemory } from '../../scripts/codegen/memory.ts';
import { makeProject } from '../codegen/project.ts';
import type { Copy } from '../support/copy.ts';

export type SmallProject = Pick<Copy, 'root' | 'read' | 'write' | 'remove'>;

const compiler = { extends: '../../tsconfig.json', compilerOptions: { types: [] }, include: ['pages'], exclude: [] };

/** The one of a golden case with `files` in it, every text written, and the compiler to look at its pages. */
export async function makeSmallProject(golden: string, files: Readonly<Record<string, string>>): Promise<SmallProject> {
  const root = makeProject(`${golden}/before`);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const folder of ['node_modules', 'scripts']) symlinkSync(resolve(folder), join(root, folder));
  write('tsconfig.json', JSON.stringify(compiler));
  write('schema/link.ts', "export * from '#schema/link.ts';\n");
  for (const [path, text] of Object.entries(files)) write(path, text);
  await codegen({ root, isCheck: false, memory: createMemory(root) }).catch((error: unknown) => {
    if (!(error instanceof UnfinishedError)) throw error;
  });
  for (const locale of ['fr', 'en']) {
    const path = `generated/messages/${locale}/shops.json`;
    write(path, read(path).replaceAll(/: null(,?)$/gm, `: "${locale} shops"$1`));
  }
  return { root, read, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
