/** A translation about as long as its source. */
import { asRead, asTyped } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

/** How long a translation may be, of 1 for its source, by the length that a source has at least. Labels may differ as they like. */
const bounds = [
  { length: 200, least: 0.72, most: 1.35 },
  { length: 100, least: 0.65, most: 1.45 },
  { length: 60, least: 0.55, most: 1.65 },
] as const;

export const cutShort: TextRule = {
  name: 'cut-short',
  looksAt: 'text',
  explain: `French and English say the same in about as many letters. A translation of two thirds of its source has lost a sentence, or was
pasted into the wrong key; a much longer one has gained some. The way out: compare the two, and write what is missing.`,
  check(message, { model }) {
    const source = asTyped({ text: message.others[model.defaultLocale] ?? '' });
    if (message.isSource || message.text === '' || source === '') return [];
    const bound = bounds.find(({ length }) => source.length >= length);
    const [own, ratio] = [asRead(message).length, asTyped(message).length / source.length];
    if (!bound || (ratio >= bound.least && ratio <= bound.most)) return [];
    return [
      {
        found: `${own} characters, ${Math.round(ratio * 100)} % of the source`,
        expected: `${Math.round(bound.least * 100)} to ${Math.round(bound.most * 100)} %`,
        wayOut: ratio < 1 ? 'write what the source says and the translation leaves out' : 'take out what the source does not say',
      },
    ];
  },
};
