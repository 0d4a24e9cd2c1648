import { readFileSync } from 'node:fs';
import type { Fixtures, GivenCode } from '../fixtures.ts';

const tokens = 'renderer/styles/tokens.css';
const own = readFileSync(tokens, 'utf8');
const line = (text: string, part: string) => text.split('\n').findIndex((each) => each.includes(part)) + 1;
const withColour = (name: string, value: string) => own.replace(new RegExp(`(--color-${name}: )#\\w+`), `$1${value}`);

const pale = withColour('accent', '#f0603f');
const button = (surface: string) => `.button {\n  color: var(--color-ink);\n  background: var(--color-${surface});\n}\n`;

export default {
  good: [
    { [tokens]: own },
    {
      [tokens]: own,
      'renderer/ui/a.css': `${button('paper')}.line {\n  border-color: var(--color-ink);\n  background: var(--color-ink);\n}`,
    },
    { 'renderer/ui/a.css': button('ink-soft') },
  ],
  bad: [
    [
      { [tokens]: pale },
      {
        found: 'text in accent on paper with a contrast of 2.9',
        where: tokens,
        line: line(pale, '--color-accent:'),
        expected: 'at least 4.5',
        wayOut: `Darken or lighten one of the two colours in ${tokens}.`,
      },
      { found: 'text in accent on paper-deep' },
      { found: 'a graphic in accent on wash-sand', expected: 'at least 3' },
      { found: 'a graphic in accent on wash-clay' },
      { found: 'a graphic in accent on wash-sage' },
      { found: 'a graphic in accent on wash-sky' },
      { found: 'text in paper on accent' },
    ],
    [{ [tokens]: own.replace('--color-line:', '--color-mist: #ffffff;\n  --color-line:') }, { found: 'the colour mist in no pair' }],
    [
      { [tokens]: own, 'renderer/ui/a.css': button('ink-soft') },
      { found: 'text in ink on ink-soft', where: 'renderer/ui/a.css', line: 2 },
    ],
  ],
} satisfies Fixtures<GivenCode>;
