/** A sentence that ends in one language ends in the other. */
import { asTyped } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

export const endings: TextRule = {
  name: 'endings',
  looksAt: 'text',
  explain: `A text that ends with a full stop in French and without one in English was cut short, or is a sentence on one page and a label
on the other. The way out: end both with the same sign; a text that stops in the middle gets its rest.`,
  check(message, { model }) {
    const source = message.others[model.defaultLocale] ?? '';
    if (message.isSource || message.text === '' || source === '') return [];
    const [own, theirs] = [message.text, source].map((text) => lastSign(asTyped({ text })));
    if (own === theirs) return [];
    return [{ found: named(own), expected: `${named(theirs)}, as in the source`, wayOut: 'end the text as its source ends' }];
  },
};

function lastSign(text: string): string {
  return (
    /[.!?…:;,]$/.exec(
      text
        .trim()
        .replace(/\.{3}$/, '…')
        .replace(/[»”"’)\s]+$/u, ''),
    )?.[0] ?? ''
  );
}

const named = (sign: string | undefined) => (sign ? `“${sign}” at the end` : 'no sign at the end');
