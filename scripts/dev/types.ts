/** Type errors of the site, for the overlay. `npm run typecheck` prints those of the whole project. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { scriptOf } from '../lib/run.ts';
import type { Problem } from '../model/problem.ts';

const args = ['--project', 'scripts/dev/tsconfig.json', '--pretty', 'false'];

/** Compiles the site in the current folder. Returns the errors in files of the site. */
export async function typeErrors(): Promise<readonly Problem[]> {
  const compiler = spawn(process.execPath, [scriptOf('tsc'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  return problemsIn(await text(compiler.stdout));
}

/** Returns the problems in the compiler's output: `pages/about/about.page.server.tsx(17,25): error TS2551: Property …`. */
export function problemsIn(output: string): readonly Problem[] {
  // Further lines of an error are indented.
  return output.split(/\n(?=\S)/).flatMap((error): Problem[] => {
    const [, where, line, column, found] =
      /^((?:schema|generated|renderer|pages)\/\S+)\((\d+),(\d+)\): error (TS\d+: .*)$/s.exec(error.trimEnd()) ?? [];
    if (!where || !found) return [];
    const wayOut = 'Correct the code, or the schema that its types are made from.';
    return [
      { where, line: Number(line), column: Number(column), found: found.replace(/\s+/g, ' '), expected: 'code that compiles', wayOut },
    ];
  });
}
