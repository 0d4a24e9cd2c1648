/** What somebody typed until there is a text. */
import { short } from '../../../lib/problem.ts';
import { asTyped } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

/** Words that no text of the site is made of. Those of trade and of everyday are no filler wherever they stand: they are asked for as the whole text. */
const anywhere = [
  /\b(?:lorem|ipsum|dolor sit amet)\b/i,
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|N\/C)\b/,
  /\bx{3,}\b/i,
  /\b(?:asdf\w*|qsdf\w*|qwerty|azerty|blah? blah?|bla bla)\b/i,
  /\?{3,}/,
  /\b(?:texte?|titre|contenu|description|traduction) (?:à venir|à compléter|à rédiger|à traduire|provisoire|ici)/i,
  /(?:^|[[(<])\s*(?:à (?:traduire|compléter|rédiger|relire|définir|venir))\s*(?:$|[\])>.:!…])/i,
  /\b(?:text|title|content|copy|description|translation) (?:to come|to follow|goes here|here|pending|missing)\b/i,
  /\b(?:to be (?:translated|written|completed|confirmed|defined)|needs translation|(?:dummy|sample|placeholder|filler) (?:text|copy|content|title)|insert \w+ here)\b/i,
];

const whole =
  /^(?:tests?(?: ?\d+)?|essai|exemple|example|foo(?: bar)?|bar|baz|placeholder|untitled|sans titre|n\/?a|null|undefined|nan|vide|empty|string|text|texte)[\s.!…]*$/i;

export const filler: TextRule = {
  name: 'filler',
  looksAt: 'text',
  explain: `Lorem ipsum, TODO, xxx, “texte à venir”, the key itself, or signs without a word: what stands in for a text until there is one
gets published with the rest. The way out: write the text.`,
  check(message) {
    const text = asTyped(message).trim();
    if (text === '') return [];
    const found = fillerIn(text, message.key);
    return found === undefined
      ? []
      : [{ found: `filler: “${short(found)}”`, expected: 'a text for visitors', wayOut: `write the message "${message.key.join('.')}"` }];
  },
};

function fillerIn(text: string, key: readonly string[]): string | undefined {
  for (const form of anywhere) {
    const [found] = form.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  const isKey = text === key.join('.') || (key.length > 1 && text === key.at(-1) && /[A-Z_]/.test(text));
  const isNothing = !/[\p{L}\p{N}{]/u.test(text) && /[^\p{Z}\p{C}]/u.test(text);
  const isOneLetter = /^(\p{L})\1*$/u.test(text) && text.length > 1 && !/^[IVXLC]+$/.test(text);
  return whole.test(text) || isKey || isNothing || isOneLetter ? text : undefined;
}
