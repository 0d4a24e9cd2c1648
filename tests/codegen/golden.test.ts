/**
 * Golden tests of codegen. A case is a folder of `cases/`: `before/` is copied over `base/`, `args.txt` holds the arguments,
 * `output.txt` the expected output, `after/` expected files. `UPDATE_GOLDEN=1` rewrites `output.txt` and `after/`: read them, each
 * message needs place, found, expected and way out.
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
      expect(Object.keys(changes), 'the output names the changed files').toEqual(reportedFiles(output));
      for (const [path, text] of Object.entries(readTree(paths.after))) {
        const isRemoval = path.endsWith(removedMark);
        const target = join(root, isRemoval ? path.slice(0, -removedMark.length) : path);
        expect(existsSync(target) ? readFileSync(target, 'utf8') : undefined, target).toBe(isRemoval ? undefined : text);
      }
      if (!existsSync(paths.after)) {
        const isRefusal = output.startsWith('exit 1\n');
        expect(isRefusal ? Object.keys(changes) : [], 'an error changes no file').toEqual([]);
      } else {
        const written = readTree(root);
        // `--check` does not use the cache of the first run.
        const secondOutput = await runner.run(root, [...args, '--check']);
        expect(reportedFiles(secondOutput), 'a second run has nothing to write').toEqual([]);
        expect(secondOutput.split('\n')[0]).toBe(output.split('\n')[0]);
        expect(readTree(root)).toEqual(written);
      }
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

function argsOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : [];
}

/** Returns the new texts of changed files by path; undefined for a removed file. */
function changesBetween(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(paths.filter((path) => before[path] !== after[path]).map((path) => [path, after[path]]));
}

/** Returns the files that the output reports as written or removed. */
function reportedFiles(output: string): string[] {
  return [...output.matchAll(/^(?:wrote {3}|removed )(.+)$/gm)].map((match) => match[1] ?? '').sort();
}

/** Rewrites the golden files of a case. Without `after/`, creates it with the changed messages and redirects. */
function update(
  paths: { readonly output: string; readonly after: string },
  output: string,
  changes: Readonly<Record<string, string | undefined>>,
): void {
  writeFileSync(paths.output, output);
  const isDefault = (path: string) => /^generated\/(?:messages\/[\w-]+\/|public\/_redirects)/.test(path);
  const listed = Object.keys(readTree(paths.after)).map((path) => (path.endsWith(removedMark) ? path.slice(0, -removedMark.length) : path));
  const golden = existsSync(paths.after) ? listed : Object.keys(changes).filter(isDefault);
  rmSync(paths.after, { recursive: true, force: true });
  for (const path of golden) {
    if (!(path in changes)) continue;
    const text = changes[path];
    const target = join(paths.after, text === undefined ? path + removedMark : path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text ?? '');
  }
}
