import type { Fixtures, GivenCode } from '../fixtures.ts';

const component: GivenCode = {
  'renderer/ui/card.tsx': '<p className="card card-wide text-[var(--color-ink)]" style={{ "--level": 2 }} />;',
};
const sheet = (text: string): GivenCode => ({ ...component, 'renderer/styles/card.css': text });
const tokens = '@theme {\n  --color-ink: #1c1a17;\n}\n';

export default {
  good: [
    sheet(`${tokens}.card,\n.card-wide > p:hover {\n  color: var(--color-ink);\n  opacity: calc(0.5 * var(--level));\n}\n`),
    sheet(`${tokens}/* .old */\n@media (min-width: 48.5rem) {\n  .card {\n    margin: 0.5rem;\n    background: url("/a.png");\n  }\n}\n`),
    // What may be missing has something to fall back on.
    sheet(`${tokens}.card {\n  color: var(--color-own, black);\n}\n`),
  ],
  bad: [
    [
      sheet(`${tokens}.card {\n  color: var(--color-inc);\n}\n`),
      { where: 'renderer/styles/card.css', line: 5, column: 10, found: 'var(--color-inc), which nothing declares' },
    ],
    [
      { ...component, 'renderer/styles/a.css': '.card {\n}\n' },
      { where: 'renderer/ui/card.tsx', found: 'var(--color-ink)' },
    ],
    [
      sheet(`${tokens}.card .old {\n}\n.old:hover {\n}\n`),
      { where: 'renderer/styles/card.css', line: 4, column: 7, found: 'the class old, which no component names' },
    ],
    [sheet(`${tokens}@media print {\n  .card,\n  .crad {\n    display: none;\n  }\n}\n`), { line: 6, found: 'the class crad' }],
  ],
} satisfies Fixtures<GivenCode>;
