/** Nothing lies about: every file, export and package is used by something. knip finds them; `.knip.jsonc` says what is begun from outside. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { scriptOf } from '../../../lib/run.ts';
import type { FolderRule, Located } from '../../rule.ts';

/** What knip says of one file: by kind, what in it nothing uses. */
type Issue = { readonly file: string } & Readonly<Partial<Record<keyof typeof kinds, readonly Found[]>>>;
interface Found {
  readonly name: string;
  readonly line?: number;
  readonly col?: number;
}

const takeOut = 'take it out, with what only it uses';
const kinds = {
  files: ['a file that nothing imports', 'delete it; or name it in .knip.jsonc, when something outside runs it'],
  exports: ['an export that nothing imports', `${takeOut}; where its own file uses it, take "export" away`],
  types: ['a type that nothing imports', `${takeOut}; where its own file uses it, take "export" away`],
  duplicates: ['an export under two names', 'keep one of the two'],
  dependencies: ['a package that nothing imports', 'npm uninstall it'],
  devDependencies: ['a package that nothing imports', 'npm uninstall it; or name it in .knip.jsonc, when something outside needs it'],
  unlisted: ['a package that package.json does not name', 'npm install it: it is there by chance, because another package needs it'],
  binaries: ['a program that no package brings', 'npm install its package, or name it in .knip.jsonc, where the system has it'],
  unresolved: ['an import of a file that is not there', 'correct its path'],
} as const satisfies Readonly<Record<string, readonly [what: string, wayOut: string]>>;

export const unused: FolderRule = {
  name: 'unused',
  looksAt: 'folder',
  explain: `A file, an export or a package that nothing uses, and a package that is used and named nowhere. Whoever reads it takes it for
a part of what happens; whoever changes something keeps it going.

  export function oldPrice()   found:   an export that nothing imports: oldPrice
                               way out: take it out, with what only it uses`,
  async check({ root }) {
    const output = await knipIn(root);
    if (!output.startsWith('{')) throw new Error(`knip did not end in good order: ${output}`);
    const { issues } = JSON.parse(output) as { readonly issues: readonly Issue[] };
    return issues.flatMap(problemsOf).sort((a, b) => (a.where < b.where ? -1 : 1));
  },
};

/** What it prints: its findings, or why there are none. */
async function knipIn(root: string): Promise<string> {
  const args = [scriptOf('knip'), '--reporter', 'json', '--no-progress', '--directory', root];
  const { stdout, stderr } = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, complaint] = await Promise.all([text(stdout), text(stderr)]);
  return printed || complaint;
}

function problemsOf(issue: Issue): Located[] {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const [what, wayOut] = kinds[kind];
    // Names of one export under several come as a list.
    return (issue[kind] ?? []).flat().map(({ name, line, col }) => ({
      where: issue.file,
      ...(line !== undefined && { line }),
      ...(col !== undefined && { column: col }),
      found: kind === 'files' ? what : `${what}: ${name}`,
      expected: kind === 'unlisted' || kind === 'binaries' || kind === 'unresolved' ? 'one that is' : 'what something uses',
      wayOut,
    }));
  });
}
