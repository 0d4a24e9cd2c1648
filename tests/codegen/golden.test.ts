/**
 * Codegen on whole projects. A case is a folder of `cases/`: `before/` is laid over `base/`, `args.txt` holds arguments for
 * the command, `output.txt` what it prints, `after/` files that it must leave. `UPDATE_GOLDEN=1` rewrites the last two:
 * read them, each message must say where, what was found, what was expected, and the way out.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { makeProject, readTree, removedMark, startRunner } from './project.ts';

const folder = 'tests/codegen/cases';
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';

const runner = startRunner();
afterAll(runner.stop);

describe('codegen', () => {
  test.for(readdirSync(folder))('%s', async (name, { expect }) => {
    const paths = { output: join(folder, name, 'output.txt'), after: join(folder, name, 'after') };
    const root = makeProject(join(folder, name, 'before'));
    try {
      const args = argsOf(join(folder, name, 'args.txt'));
      const before = readTree(root);
      const output = await runner.run(root, args);
      const changes = changesBetween(before, readTree(root));
      if (isUpdate) update(paths, output, changes);

      expect(output).toBe(readFileSync(paths.output, 'utf8'));
      expect(Object.keys(changes), 'it changes the files that it says it changes').toEqual(announced(output));
      for (const [path, text] of Object.entries(readTree(paths.after))) {
        const isRemoval = path.endsWith(removedMark);
        const target = join(root, isRemoval ? path.slice(0, -removedMark.length) : path);
        expect(existsSync(target) ? readFileSync(target, 'utf8') : undefined, target).toBe(isRemoval ? undefined : text);
      }
      if (!existsSync(paths.after)) {
        const isRefusal = output.startsWith('exit 1\n');
        expect(isRefusal ? Object.keys(changes) : [], 'bad input leaves the tree as it was, byte for byte').toEqual([]);
      } else {
        const settled = readTree(root);
        // A check works everything out again, where a plain second run would trust its memory of the first.
        const again = await runner.run(root, [...args, '--check']);
        expect(announced(again), 'a second run has nothing to write').toEqual([]);
        expect(again.split('\n')[0]).toBe(output.split('\n')[0]);
        expect(readTree(root)).toEqual(settled);
      }
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

function argsOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : [];
}

/** Texts of the files that differ, by path; undefined for a file that went. */
function changesBetween(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(paths.filter((path) => before[path] !== after[path]).map((path) => [path, after[path]]));
}

/** The files an output says were written or removed. */
function announced(output: string): string[] {
  return [...output.matchAll(/^(?:wrote {3}|removed )(.+)$/gm)].map((match) => match[1] ?? '').sort();
}

/** Rewrites a case's golden files; a first `after/` holds what people read: messages, redirects. */
function update(
  paths: { readonly output: string; readonly after: string },
  output: string,
  changes: Readonly<Record<string, string | undefined>>,
): void {
  writeFileSync(paths.output, output);
  const isTold = (path: string) => /^generated\/(?:messages\/[a-z]+\/|public\/_redirects)/.test(path);
  const listed = Object.keys(readTree(paths.after)).map((path) => (path.endsWith(removedMark) ? path.slice(0, -removedMark.length) : path));
  const kept = existsSync(paths.after) ? listed : Object.keys(changes).filter(isTold);
  rmSync(paths.after, { recursive: true, force: true });
  for (const path of kept) {
    if (!(path in changes)) continue;
    const text = changes[path];
    const target = join(paths.after, text === undefined ? path + removedMark : path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text ?? '');
  }
}
