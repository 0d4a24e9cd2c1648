import { expect, test } from 'vitest';
import { problemsIn } from '../../../scripts/dev/types.ts';

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
