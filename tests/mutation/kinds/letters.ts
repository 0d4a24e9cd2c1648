/** Letters and signs that are wrong, cannot be seen, or mean something else. */
import type { Kind } from '../fault.ts';
import { splice, textKind, wordsIn } from '../texts.ts';

/** A text with the first match of a form replaced; undefined where it has none. */
const swap = (text: string, form: RegExp, put: string) => (form.test(text) ? text.replace(form, put) : undefined);

const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const windows = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'));

export const letterKinds: readonly Kind[] = [
  textKind('mojibake', ['encoding'], 6, undefined, (text, _, random) =>
    /[éèêàçôû’œ]/.test(text) ? random.pick([latin, windows])(text) : undefined,
  ),
  textKind('one-letter-garbled', ['encoding', 'codegen'], 4, undefined, (text, _, random) =>
    swap(text, /[éèêàç’]/, random.pick(['Ã©', 'â€™', '√©', '\ufffd', 'Ã¨'])),
  ),
  textKind('invisible', ['invisible-characters'], 8, undefined, (text, _, random) => {
    const words = wordsIn(text, 4);
    if (words.length === 0) return undefined;
    const sign = random.pick([
      '\u200b',
      '\u00ad',
      '\ufeff',
      '\u200e',
      '\u202e',
      '\u2060',
      '\t',
      '\n',
      '\u2009',
      '\u3000',
      '\u0007',
      '\u200d',
      '\u2028',
    ]);
    return splice(text, random.pick(words).index + 2, 0, sign);
  }),
  textKind('letters-in-two-parts', ['invisible-characters'], 3, undefined, (text) => text.normalize('NFD')),
  textKind('look-alike', ['font-letters'], 5, undefined, (text, _, random) => {
    const [letter, other] = random.pick([
      ['a', 'а'],
      ['e', 'е'],
      ['o', 'о'],
      ['p', 'р'],
      ['c', 'с'],
      ['o', 'ο'],
      ['i', 'і'],
    ] as const);
    const word = wordsIn(text, 4).find((each) => each.word.includes(letter));
    return word && splice(text, word.index, word.word.length, word.word.replace(letter, other));
  }),
  textKind('letters-of-no-font', ['font-letters'], 4, undefined, (text, _, random) =>
    /\.$/.test(text) ? `${text.slice(0, -1)} ${random.pick(['→', '✓', '🏬', '≠', '漢', 'ş'])}.` : undefined,
  ),
  textKind('misspelt', ['spelling'], 10, undefined, (text, _, random) => {
    const words = wordsIn(text, 7);
    if (words.length === 0) return undefined;
    const { word, index } = random.pick(words);
    const at = 1 + random.below(word.length - 3);
    const typo = random.pick([
      word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      `${word.slice(0, at)}${word[at]}${word[at]}${word[at]}${word.slice(at + 1)}`,
      `${word.slice(0, at)}w${word.slice(at)}`,
    ]);
    return typo === word ? undefined : splice(text, index, word.length, typo);
  }),
  textKind('accent-lost', ['spelling', 'glossary'], 4, 'fr', (text) => {
    const word = wordsIn(text, 7).find((each) => /é\p{L}{2,}/u.test(each.word));
    return word && splice(text, word.index, word.word.length, word.word.replace(/é(?=\p{L}{2})/u, 'e'));
  }),
  textKind('word-twice', ['french-typography', 'english-typography'], 3, undefined, (text, message, random) => {
    const words = wordsIn(text, 3);
    if (words.length < 4 || /form/.test(message.key.join('.'))) return undefined;
    const { word, index } = random.pick(words);
    return splice(text, index, 0, `${word} `);
  }),
  textKind('markup', ['markup'], 7, undefined, (text, _, random) => {
    const words = wordsIn(text, 4);
    if (words.length === 0) return undefined;
    const { word, index } = random.pick(words);
    const put = random.pick([
      `<b>${word}</b>`,
      `&nbsp;${word}`,
      `${word}<br>`,
      `[${word}](#lien)`,
      `__${word}__`,
      `\\n${word}`,
      `%s ${word}`,
      `\`${word}\``,
      `&eacute;${word}`,
      `<a href="#x">${word}</a>`,
    ]);
    return splice(text, index, word.length, put);
  }),
  textKind('french-typography', ['french-typography'], 16, 'fr', (text, message, random) => {
    if (/^common\.form/.test([message.bundle, ...message.key].join('.'))) return undefined;
    const [form, put] = random.pick([
      [/ ([;:!?])/, '$1'],
      [/« /, '«'],
      [/ »/, '»'],
      [/«[^»]*»/, '“texte”'],
      [/’/, "'"],
      [/, /, ' , '],
      [/ (?=\p{L})/u, '  '],
      [/\.$/, '...'],
      [/\.$/, '..'],
      [/^(\p{L})/u, ' $1'],
      [/œ/, 'oe'],
      [/(?<=\. )À (?=\p{Ll})/u, 'A '],
      [/É(?=t|q|c)/, 'E'],
      [/ %/, '%'],
      [/ – /, ' - '],
      [/ \(/, ' ( '],
      [/\)/, ''],
      [/, (?=\p{L})/u, ','],
    ] as const);
    return swap(text, form, put);
  }),
  textKind('english-typography', ['english-typography'], 12, 'en', (text, message, random) => {
    if (/^common\.form/.test([message.bundle, ...message.key].join('.'))) return undefined;
    const [form, put] = random.pick([
      [/([;:!?])(?= |$)/, ' $1'],
      [/’/, "'"],
      [/“/, '"'],
      [/“[^”]*”/, '« text »'],
      [/, /, ' , '],
      [/ (?=\p{L})/u, '  '],
      [/\.$/, '...'],
      [/\.$/, ' .'],
      [/([\d}])%/, '$1 %'],
      [/ – /, ' - '],
      [/\)/, ''],
      [/: (?=\p{L})/u, ':'],
    ] as const);
    return swap(text, form, put);
  }),
  textKind('euro-on-the-wrong-side', ['french-typography', 'english-typography'], 4, undefined, (text, { locale }) =>
    locale === 'fr' ? swap(text, /(\{\w+\}|\d[\d ]*) €/, '€$1') : swap(text, /€(\{\w+\}|\d[\d,]*)/, '$1 €'),
  ),
  textKind('date-of-another-country', ['french-typography', 'english-typography'], 5, undefined, (text, { locale }, random) =>
    /[.?]$/.test(text)
      ? `${text} ${random.pick(
          locale === 'fr'
            ? ['Rien en Novembre.', 'Le 3/11/2026, rien.', 'Rien le Lundi.', 'Ouvert dès 9 am.']
            : ['Nothing on November 3.', 'Since 3/11/2026, nothing.', 'On June 1st, nothing.', 'Since 3.11.26, nothing.'],
        )}`
      : undefined,
  ),
  textKind('filler', ['filler', 'blank-text'], 8, undefined, (_, { key }, random) =>
    random.pick([
      'Lorem ipsum dolor sit amet.',
      'TODO',
      'xxx',
      'Texte à venir',
      'test',
      '…',
      '???',
      key.join('.'),
      'À compléter',
      '[à traduire]',
      'asdf',
      'TBD',
      '-',
      'placeholder',
      'Text goes here',
      'null',
      'N/A',
    ]),
  ),
  textKind('blank', ['blank-text', 'codegen'], 5, undefined, (_, __, random) =>
    random.pick([' ', '   ', '\u00a0', '\u200b', '\u2003 ', '\u3164']),
  ),
];
