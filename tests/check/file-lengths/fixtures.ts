import type { Fixtures, GivenCode } from '../fixtures.ts';

const lines = (count: number) => 'x\n'.repeat(count);

/** Files of so many lines, beside four of 59. */
function beside(lengths: Readonly<Record<string, number>>): GivenCode {
  const short = { 'schema/a.ts': 59, 'schema/b.ts': 59, 'schema/c.ts': 59, 'schema/d.ts': 59 };
  return Object.fromEntries(Object.entries({ ...short, ...lengths }).map(([file, count]) => [file, lines(count)]));
}

const long = [
  'schema/long.ts',
  'schema/content/pages.ts',
  'pages/home/long.tsx',
  'renderer/long.css',
  'supabase/migrations/1.sql',
  'scripts/long.mjs',
  'tests/long.ts',
];

export default {
  good: [
    beside({ 'renderer/a.css': 250, 'supabase/migrations/1.sql': 250 }),
    beside({ 'generated/messages.ts': 1000, 'supabase/functions/_shared/answers.ts': 1000 }),
    beside({ 'schema/pages.ts': 1000 }),
  ],
  bad: [
    ...long.map((where) => [beside({ [where]: 251 }), { where, found: '251 lines', expected: '250 at most' }] as const),
    [
      beside({ 'schema/e.ts': 60, 'schema/f.ts': 60, 'schema/g.ts': 60, 'schema/h.ts': 60, 'schema/i.ts': 60 }),
      { found: '60 lines in the file in the middle, of 9 in order of length', expected: 'fewer than 60' },
    ],
  ],
} satisfies Fixtures<GivenCode>;
