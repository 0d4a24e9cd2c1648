/** Characters that visitors would not read as text: blanks, misread encodings, invisible characters, markup of other systems. */
import { short } from '../../../model/problem.ts';
import { asTyped } from '../../inputs/words.ts';
import type { TextRule } from '../../rule.ts';

/** A visible character: no space, no control, no letter without a glyph. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[^\p{Z}\p{C}]/u;

export const blankText: TextRule = {
  name: 'blank-text',
  looksAt: 'text',
  explain: `A message of nothing but spaces or invisible characters is a hole in the page, or a button without a name. Codegen asks for a text, and a
space is one to it. The way out: write its text, for example "Nous contacter" in place of " ".`,
  check({ text, key }) {
    if (text === '' || visible.test(text)) return [];
    return [{ found: 'nothing but spaces', expected: 'a text', wayOut: `write the message "${key.join('.')}"` }];
  },
};

/** UTF-8 read as Windows-1252 or Latin-1 (“Ã©” for “é”, “â€™” for “’”), UTF-8 read as Mac Roman (“√©”), and lost letters. */
const misread =
  /\u00c3[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2018-\u2122]|\u00e2(?:\u20ac|\u0080).|\u00c2[\u00a0-\u00bf]|√[©®†°¢§´ª¥Æ]|\ufffd/;

export const encoding: TextRule = {
  name: 'encoding',
  looksAt: 'text',
  explain: `“Ã©” is an “é” that was saved as UTF-8 and opened as Windows-1252, “�” one that was saved as Latin-1 and opened as UTF-8.
The way out: save the file as UTF-8, and take the letters from git or from the author of the text.`,
  check({ text }) {
    const [found] = misread.exec(text) ?? [];
    if (found === undefined) return [];
    const wayOut = 'save the file as UTF-8, and type the letters anew';
    return [{ found: `“${found}” in “${short(text)}”`, expected: 'the letters that were typed, in UTF-8', wayOut }];
  },
};

/** Every control, format and private character, and every space but the ordinary one and the two no-break ones of typography. */
const invisible =
  /\u034f|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u1680\u2000-\u200a\u205f\u2800\u3000\u3164\uffa0]|\p{Variation_Selector}/u;

export const invisibleCharacters: TextRule = {
  name: 'invisible-characters',
  looksAt: 'text',
  explain: `Zero-width spaces, line breaks and marks of reading direction come along with pasted text. They hide words from searches and spoil
the order of letters. So do letters in two parts, an e and an accent: é is one character. The way out: type the text anew.`,
  check({ text }) {
    const match = invisible.exec(text);
    if (match) {
      const code = `U+${(match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const found = `an invisible character, ${code}, at character ${[...text.slice(0, match.index)].length + 1}`;
      return [{ found, expected: 'visible characters', wayOut: 'delete it; editors can show invisible characters' }];
    }
    if (text === text.normalize('NFC')) return [];
    return [{ found: 'a letter and its accent in two characters', expected: 'one character each (NFC)', wayOut: 'type the letter anew' }];
  },
};

const forms: readonly (readonly [form: RegExp, name: string])[] = [
  [/<\/?[a-z][^<>]*>/i, 'an HTML tag'],
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, 'an HTML entity'],
  [/\\[nrtu"']/, 'an escape'],
  [/\]\(|(?:^|\s)#{1,6} |`/, 'Markdown'],
  [/%[sd@]|%\d\$[sd]|\$\{|\{\{|\}\}/, 'a placeholder of another system'],
  [/(?:^|\s)_[^\s_][^_]*_(?:\s|$)|__/, 'underscores'],
];

export const markup: TextRule = {
  name: 'markup',
  looksAt: 'text',
  explain: `Messages are plain text, with {placeholders}, [en: words of another language] and, where the schema allows it, one *phrase*.
Visitors would read "<b>", "&nbsp;", "\\n" and "%s" as they are. The way out: remove them.`,
  check(message) {
    const text = asTyped(message);
    return forms.flatMap(([form, name]) => {
      const [found] = form.exec(text) ?? [];
      return found === undefined ? [] : [{ found: `${name}, ${found.trim()}`, expected: 'plain text', wayOut: 'remove it' }];
    });
  },
};
