/** Rules for characters that visitors cannot read as text: blanks, misread encodings, invisible characters, foreign markup. */
import { short } from '../../../model/problem.ts';
import { asTyped } from '../../inputs/words.ts';
import type { TextRule } from '../../rule.ts';

/** Matches a character with a visible glyph. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[^\p{Z}\p{C}]/u;

export const blankText: TextRule = {
  name: 'blank-text',
  looksAt: 'text',
  explain: `A message of spaces or invisible characters only. It leaves a hole in the page or a button without a name, and codegen accepts it as a text.

  "title": " "
    found:    a message of spaces only
    expected: a text
    way out:  Write the message "title".`,
  check({ text, key }) {
    if (text === '' || visible.test(text)) return [];
    return [{ found: 'a message of spaces only', expected: 'a text', wayOut: `Write the message "${key.join('.')}".` }];
  },
};

/** Matches UTF-8 decoded as Windows-1252 or Latin-1 (“Ã©” for “é”, “â€™” for “’”), UTF-8 decoded as Mac Roman (“√©”), and U+FFFD. */
const misread =
  /\u00c3[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2018-\u2122]|\u00e2(?:\u20ac|\u0080).|\u00c2[\u00a0-\u00bf]|√[©®†°¢§´ª¥Æ]|\ufffd/;

export const encoding: TextRule = {
  name: 'encoding',
  looksAt: 'text',
  explain: `Letters decoded with the wrong character encoding: “Ã©” is an “é” in UTF-8 that was read as Windows-1252, “�” is a letter in Latin-1
that was read as UTF-8. Visitors see the wrong letters.

  "title": "MÃ©tiers"
    found:    “Ã©” in “MÃ©tiers”
    expected: letters encoded as UTF-8
    way out:  Save the file as UTF-8 and retype the letters.`,
  check({ text }) {
    const [found] = misread.exec(text) ?? [];
    if (found === undefined) return [];
    const wayOut = 'Save the file as UTF-8 and retype the letters.';
    return [{ found: `“${found}” in “${short(text)}”`, expected: 'letters encoded as UTF-8', wayOut }];
  },
};

/** Matches control, format and private-use characters, and spaces other than U+0020, U+00A0 and U+202F. */
const invisible =
  /\u034f|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u1680\u2000-\u200a\u205f\u2800\u3000\u3164\uffa0]|\p{Variation_Selector}/u;

const everyInvisible = new RegExp(invisible, 'gu');

export const invisibleCharacters: TextRule = {
  name: 'invisible-characters',
  looksAt: 'text',
  explain: `Invisible characters in a message, and letters whose accent is a character of its own. Pasted text brings them in; they break searches,
line breaks and the order of letters.

  "title": "Conseil<U+200B> retail"
    found:    an invisible character, U+200B, at character 8
    expected: visible characters
    way out:  Delete the character; most editors can show invisible characters.`,
  check({ text: typed, meta }) {
    // Line breaks separate the blocks of prose.
    const text = meta.prose ? typed.replaceAll('\n', ' ') : typed;
    const match = invisible.exec(text);
    if (match) {
      const code = `U+${(match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const found = `an invisible character, ${code}, at character ${[...text.slice(0, match.index)].length + 1}`;
      const wayOut = 'Delete the character; most editors can show invisible characters.';
      // Prose keeps its line breaks.
      const correct = (before: string) =>
        before.replace(everyInvisible, (sign) => (sign === '\n' && meta.prose ? sign : /\s/.test(sign) ? ' ' : ''));
      return [{ found, expected: 'visible characters', wayOut, correct }];
    }
    if (text === text.normalize('NFC')) return [];
    return [
      {
        found: 'a letter and its accent in two characters',
        expected: 'one character for each letter (NFC)',
        wayOut: 'Retype the letter.',
        correct: (before) => before.normalize('NFC'),
      },
    ];
  },
};

const forms: readonly (readonly [form: RegExp, name: string])[] = [
  [/<\/?[a-z][^<>]*>/i, 'an HTML tag'],
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, 'an HTML entity'],
  [/\\[nrtu"']/, 'an escape sequence'],
  [/\]\(|(?:^|\s)#{1,6} |`/, 'Markdown'],
  [/%[sd@]|%\d\$[sd]|\$\{|\{\{|\}\}/, 'a placeholder of another template language'],
  [/(?:^|\s)_[^\s_][^_]*_(?:\s|$)|__/, 'underscores'],
];

export const markup: TextRule = {
  name: 'markup',
  looksAt: 'text',
  explain: `HTML, Markdown, escape sequences or foreign placeholders in a message. Messages are plain text with {placeholders}, [en: foreign words]
and the marks that the schema allows; visitors would see "<b>", "&nbsp;" or "%s" as typed.

  "lead": "Plus de <b>20</b> ans"
    found:    an HTML tag, <b>
    expected: plain text
    way out:  Remove the markup from the message.`,
  check(message) {
    const text = asTyped(message);
    return forms.flatMap(([form, name]) => {
      const [found] = form.exec(text) ?? [];
      return found === undefined
        ? []
        : [{ found: `${name}, ${found.trim()}`, expected: 'plain text', wayOut: 'Remove the markup from the message.' }];
    });
  },
};
