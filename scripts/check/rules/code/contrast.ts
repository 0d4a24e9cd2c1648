import { placesIn } from '../../../lib/lines.ts';
import type { Source } from '../../inputs/sources.ts';
import type { CodeRule, Located } from '../../rule.ts';

const tokens = 'renderer/styles/tokens.css';

/** Lowest contrast by WCAG 2.2: 4.5 for text (1.4.3), 3 for large text, controls and lines that carry meaning (1.4.11). */
const lowest = { text: 4.5, graphic: 3 } as const;

interface Pairs {
  readonly use: keyof typeof lowest;
  readonly colours: readonly string[];
  readonly on: readonly string[];
}

const papers = ['paper', 'paper-deep'];
const washes = ['wash-sand', 'wash-clay', 'wash-sage', 'wash-sky'];

/** The pairs of tokens that pages show. Style rules that set both colours are found. */
const pairs: readonly Pairs[] = [
  { use: 'text', colours: ['ink', 'ink-soft', 'accent-deep'], on: [...papers, ...washes] },
  { use: 'text', colours: ['accent'], on: papers },
  { use: 'graphic', colours: ['accent'], on: washes },
  { use: 'text', colours: ['paper'], on: ['ink', 'accent', 'accent-deep'] },
];

/** Colours of lines that only separate. */
const decorative = ['line'];

export const contrast: CodeRule = {
  name: 'contrast',
  looksAt: 'code',
  explain: `Two colours of renderer/styles/tokens.css whose contrast is too low for their use, and a colour without a use in the pairs of this rule. Readers
with low vision could not read the text: https://www.w3.org/TR/WCAG22/#contrast-minimum

  --color-accent: #f0603f on --color-paper: #f7f2e8
    found:    text in accent on paper with a contrast of 2.9
    expected: at least 4.5
    way out:  Darken or lighten one of the two colours in renderer/styles/tokens.css.`,
  check({ sources }) {
    const sheet = sources.find(({ file }) => file === tokens);
    if (!sheet) return [];
    const [own = ''] = sheet.text.split('@media');
    const colours = new Map(
      [...own.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(({ 1: name = '', 2: value = '', index }) => [name, { value, index }]),
    );
    const placeOf = placesIn(sheet.text);
    const placeOfToken = (name: string) => ({ where: tokens, ...placeOf(colours.get(name)?.index ?? 0) });
    const declared = pairs.flatMap(({ use, colours: texts, on }) =>
      texts.flatMap((text) => on.map((surface) => ({ use, text, surface, place: placeOfToken(text) }))),
    );
    const used = new Set([...decorative, ...declared.flatMap(({ text, surface }) => [text, surface])]);
    const found = sources.filter(({ file }) => file.endsWith('.css') && file !== tokens).flatMap(pairsIn);
    return [
      ...[...colours.keys()]
        .filter((name) => !used.has(name))
        .map((name) => ({
          ...placeOfToken(name),
          found: `the colour ${name} in no pair`,
          expected: 'a pair for each colour, or a decorative colour',
          wayOut: 'Add the colour to pairs in scripts/check/rules/code/contrast.ts.',
        })),
      ...[...declared, ...found].flatMap(({ use, text, surface, place }): Located[] => {
        const [front, back] = [colours.get(text), colours.get(surface)];
        const ratio = front && back ? contrastOf(front.value, back.value) : lowest[use];
        if (ratio >= lowest[use]) return [];
        return [
          {
            ...place,
            found: `${use === 'text' ? 'text' : 'a graphic'} in ${text} on ${surface} with a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}`,
            expected: `at least ${lowest[use]}`,
            wayOut: `Darken or lighten one of the two colours in ${tokens}.`,
          },
        ];
      }),
    ];
  },
};

/** Returns the pairs of style rules that set both the colour of text and its background. */
function pairsIn({ file, text }: Source) {
  const placeOf = placesIn(text);
  return [...text.matchAll(/[^{}]*\}/g)].flatMap(({ 0: block, index }) => {
    const colour = /(?<![\w-])color:\s*var\(--color-([\w-]+)\)/.exec(block)?.[1];
    const surface = /(?<![\w-])background(?:-color)?:\s*var\(--color-([\w-]+)\)/.exec(block)?.[1];
    if (colour === undefined || surface === undefined) return [];
    return [{ use: 'text' as const, text: colour, surface, place: { where: file, ...placeOf(index + block.search(/\S/)) } }];
  });
}

/** Returns the contrast of two colours, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
