/** Characters that nobody sees, and that change how a text reads, breaks, sorts or is found. */
import type { TextRule } from '../../rule.ts';

const names: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': 'a line break',
  '\r': 'a line break',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u200e': 'a left-to-right mark',
  '\u200f': 'a right-to-left mark',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u202d': 'a left-to-right override',
  '\u202e': 'a right-to-left override',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte order mark',
};

/** Control and format characters, private ones, fillers, variation selectors, and every space but the ordinary one and the two unbreakable ones of typography. */
const unseen =
  /\u034f|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u1680\u2000-\u200a\u205f\u2800\u3000\u3164\uffa0]|\p{Variation_Selector}/u;

export const invisibleCharacters: TextRule = {
  name: 'invisible-characters',
  looksAt: 'text',
  explain: `Zero-width spaces, line breaks, marks of reading direction and the like come along with pasted text. They hide words from
searches and spoil the order of letters. So do letters in two parts, an e and an accent: é is one character. The way out: type the
text anew.`,
  check({ text }) {
    const character = unseen.exec(text)?.[0];
    if (character !== undefined) {
      const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const place = [...text.slice(0, text.indexOf(character))].length + 1;
      const found = `${names[character] ?? 'an invisible character'} (${code}), at character ${place}`;
      return [
        { found, expected: 'characters that can be seen', wayOut: 'delete it; an editor shows it when asked for invisible characters' },
      ];
    }
    if (text === text.normalize('NFC')) return [];
    const parts = [...text].find((letter, index, all) => /\p{M}/u.test(all[index + 1] ?? '') && letter);
    return [
      {
        found: `a letter in two parts, “${parts}” and an accent`,
        expected: 'letters with their accents as one character (NFC)',
        wayOut: 'type the letter anew',
      },
    ];
  },
};
