import type { Fixtures, GivenCode } from '../fixtures.ts';

const component = { 'renderer/ui/card.tsx': '<p className="text-[var(--color-ink)]" style={{ "--level": 2 }} />;' };
const sheet = (text: string): GivenCode => ({ ...component, 'renderer/styles/card.css': `@theme {\n  --color-ink: #1c1a17;\n}\n${text}` });

export default {
  good: [sheet('.card {\n  color: var(--color-ink);\n  opacity: calc(0.5 * var(--level));\n  fill: var(--color-own, black);\n}\n')],
  bad: [
    [
      sheet('.card {\n  color: var(--color-inc);\n}\n'),
      { where: 'renderer/styles/card.css', line: 5, column: 10, found: 'var(--color-inc), undeclared' },
    ],
    [component, { where: 'renderer/ui/card.tsx', found: 'var(--color-ink)' }],
  ],
} satisfies Fixtures<GivenCode>;
