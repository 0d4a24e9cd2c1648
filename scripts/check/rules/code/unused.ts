import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { scriptOf } from '../../../lib/run.ts';
import type { FolderRule, Located } from '../../rule.ts';

/** The findings of knip in one file, by kind. */
type Issue = { readonly file: string } & Readonly<Partial<Record<keyof typeof kinds, readonly Found[]>>>;
interface Found {
  readonly name: string;
  readonly line?: number;
  readonly col?: number;
}

const unusedExport = 'Remove the export with the code that only it uses, or only the word "export" if its own file uses it.';
const kinds = {
  files: ['an unused file', 'files that another file imports', 'Delete the file, or list it in .knip.jsonc if another program runs it.'],
  exports: ['an unused export', 'exports that another file imports', unusedExport],
  types: ['an unused type', 'types that another file imports', unusedExport],
  duplicates: ['an export under two names', 'one name for each export', 'Remove one of the two names.'],
  dependencies: ['an unused package', 'packages that a file imports', 'Run npm uninstall for the package.'],
  devDependencies: [
    'an unused package',
    'packages that a file imports',
    'Run npm uninstall for the package, or list it in .knip.jsonc if another program needs it.',
  ],
  unlisted: [
    'a package missing from package.json',
    'packages of package.json',
    'Run npm install for the package, which is present only for another package.',
  ],
  binaries: [
    'a program of no installed package',
    'programs of packages in package.json',
    'Run npm install for its package, or list it in .knip.jsonc.',
  ],
  unresolved: ['an import of a missing file', 'imports of existing files', 'Correct the path.'],
} as const satisfies Readonly<Record<string, readonly [found: string, expected: string, wayOut: string]>>;

export const unused: FolderRule = {
  name: 'unused',
  looksAt: 'folder',
  explain: `An unused file, export or package, and an imported package that package.json lacks. Unused code is read and maintained for nothing.

  export function oldPrice()
    found:    an unused export: oldPrice
    expected: exports that another file imports
    way out:  Remove the export with the code that only it uses, or only the word "export" if its own file uses it.`,
  async check({ root }) {
    const output = await knipIn(root);
    if (!output.startsWith('{')) throw new Error(`knip failed: ${output}`);
    const { issues } = JSON.parse(output) as { readonly issues: readonly Issue[] };
    return issues.flatMap(problemsOf).sort((a, b) => (a.where < b.where ? -1 : 1));
  },
};

/** Runs knip. Returns its JSON, or its error message. */
async function knipIn(root: string): Promise<string> {
  const args = [scriptOf('knip'), '--reporter', 'json', '--no-progress', '--directory', root];
  const { stdout, stderr } = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, complaint] = await Promise.all([text(stdout), text(stderr)]);
  return printed || complaint;
}

function problemsOf(issue: Issue): Located[] {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const [found, expected, wayOut] = kinds[kind];
    // `duplicates` holds a list of names for each export.
    return (issue[kind] ?? []).flat().map(({ name, line, col }) => ({
      where: issue.file,
      ...(line !== undefined && { line }),
      ...(col !== undefined && { column: col }),
      found: kind === 'files' ? found : `${found}: ${name}`,
      expected,
      wayOut,
    }));
  });
}
