import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { problemsIn } from '../../../scripts/dev/types.ts';
import { scriptOf } from '../../../scripts/lib/run.ts';

test('an error of the compiler becomes a problem with its place; its further lines belong to it', () => {
  const output = [
    "pages/some/some.page.server.tsx(17,25): error TS2322: Type 'a' is not assignable to type 'b'.",
    "  Property 'c' is missing.",
    "tests/some.test.ts(1,1): error TS2304: Cannot find name 'x'.",
    '  More of it.',
    '',
  ];
  expect(problemsIn(output.join('\n'))).toMatchObject([
    {
      where: 'pages/some/some.page.server.tsx',
      line: 17,
      column: 25,
      found: "TS2322: Type 'a' is not assignable to type 'b'. Property 'c' is missing.",
    },
  ]);
});

test('message files are no part of the program: incremental builds would keep the errors of a mended one', () => {
  const program = execFileSync(process.execPath, [scriptOf('tsc'), '--project', 'scripts/dev/tsconfig.json', '--listFilesOnly'], {
    encoding: 'utf8',
  });
  expect(program).toContain('generated/pages.ts');
  expect(program).not.toContain('/generated/messages');
});
