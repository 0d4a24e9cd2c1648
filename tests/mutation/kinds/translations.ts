/** Translations that are none, are of something else, or say less. */

import { fixedWordings } from '../../../schema/fixed-wordings.ts';
import { terms } from '../../../schema/glossary.ts';
import { saysOneOf } from '../../../scripts/check/messages/terms.ts';
import type { Kind } from '../fault.ts';
import { inText, splice, textKind, withText, wordsIn } from '../texts.ts';

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
const plain = (text: string) => !/[{[*]/.test(text);
const german = [
  'Die Eröffnung einer Filiale beginnt mit der Wahl des richtigen Standorts.',
  'Wir begleiten Händler bei der Entwicklung ihres Filialnetzes in ganz Europa.',
];
const spanish = [
  'La apertura de una tienda comienza con la elección de un buen emplazamiento.',
  'Acompañamos a las cadenas en el desarrollo de su red de tiendas.',
];

export const translationKinds: readonly Kind[] = [
  textKind('copied-source', ['untranslated'], 8, 'en', (_, { others }) => {
    const source = others['fr'] ?? '';
    return wordsIn(source, 3).length >= 3 ? source : undefined;
  }),
  textKind('copied-label', ['untranslated'], 4, 'en', (_, { others }) => {
    const source = others['fr'] ?? '';
    return wordsIn(source, 5).length === 1 && source.length < 30 && !/^(?:Articles|Clients)$/.test(source) ? source : undefined;
  }),
  {
    name: 'copied-file',
    room: 'messages',
    rules: ['untranslated'],
    times: 4,
    plant({ project }, random) {
      const { bundle } = random.pick(project.texts);
      const content = project.generated[`generated/messages/fr/${bundle}.json`];
      const file = `generated/messages/en/${bundle}.json`;
      return { what: `${file} is a copy of the French one`, edits: [{ file, content }], at: [{ file }] };
    },
  },
  ...(['fr', 'en'] as const).map((locale) =>
    textKind(`sentence-of-other-language-in-${locale}`, ['language', 'spelling'], 6, locale, (text, _, random, { project }) => {
      const other = random.pick(sentences(random.pick(project.texts.filter((each) => each.locale !== locale)).text));
      return plain(other) && wordsIn(other, 2).length >= 6 && /\.$/.test(text) ? `${text} ${other}` : undefined;
    }),
  ),
  textKind('sentence-of-third-language', ['language'], 4, undefined, (text, _, random) =>
    sentences(text).length > 1 ? [...sentences(text).slice(0, -1), random.pick([...german, ...spanish])].join(' ') : undefined,
  ),
  textKind('half-translated', ['language'], 4, 'en', (text, { others }) => {
    const [own, source] = [sentences(text), sentences(others['fr'] ?? '')];
    const last = source.at(-1) ?? '';
    return own.length > 1 && own.length === source.length && plain(last) && wordsIn(last, 2).length >= 6
      ? [...own.slice(0, -1), last].join(' ')
      : undefined;
  }),
  textKind('stale', ['stale-translation'], 6, 'fr', (text, _, random) => {
    const words = wordsIn(text, 5);
    if (words.length < 4) return undefined;
    const [{ word, index }, other] = [random.pick(words), random.pick(words)];
    return splice(text, index, word.length, other.word);
  }),
  {
    name: 'source-not-on-record',
    room: 'messages',
    rules: ['stale-translation'],
    times: 3,
    plant({ project }, random) {
      const file = 'generated/messages/en/_sources.json';
      const records = JSON.parse(project.generated[file] ?? '{}') as Record<string, Record<string, string>>;
      const { bundle, key } = random.pick(project.texts.filter(({ locale }) => locale === 'en'));
      const name = key.join('.');
      if (records[bundle]?.[name] === undefined) return undefined;
      delete records[bundle][name];
      const at = [{ file: `generated/messages/en/${bundle}.json`, key: name }];
      return {
        what: `no record of what ${bundle}.${name} was translated from`,
        edits: [{ file, content: JSON.stringify(records, null, 2) }],
        at,
      };
    },
  },
  textKind('lost-sentence', ['cut-short', 'endings', 'numbers', 'placeholders-and-marks'], 5, 'en', (text) => {
    const all = sentences(text);
    const [first = ''] = all;
    return all.length > 1 && text.length > 120 && first.length < 0.55 * text.length ? first : undefined;
  }),
  textKind('cut-in-the-middle', ['endings', 'cut-short'], 4, 'en', (text) =>
    /\.$/.test(text) && text.length > 60 ? text.slice(0, text.lastIndexOf(' ', text.length / 2)) : undefined,
  ),
  textKind('pasted-twice', ['cut-short'], 4, 'en', (text) => (text.length > 80 && plain(text) ? `${text} ${text}` : undefined)),
  textKind('ending-lost', ['endings'], 4, 'en', (text) => (/[.?!]$/.test(text) ? text.slice(0, -1) : undefined)),
  textKind('other-number', ['numbers'], 5, 'en', (text) => {
    const match = /(?<![\p{L}\p{N}.,{-])\d+(?![\p{L}\p{N}}-])/u.exec(text);
    return match && !/\{[^}]*$/.test(text.slice(0, match.index))
      ? splice(text, match.index, match[0].length, String(Number(match[0]) + 7))
      : undefined;
  }),
  textKind('term-of-the-trade', ['glossary'], 5, 'en', (text, _, random) => {
    const [term, other] = random.pick([
      ['roadmap', 'schedule'],
      ['know-how', 'skills'],
      ['net margin', 'gain'],
      ['average transaction value', 'usual sale'],
      ['shopping centre', 'big hall'],
      ['occupancy cost', 'burden'],
      ['franchisor', 'franchiser'],
    ] as const);
    // A text that goes on saying it by another of its names is right.
    const others = terms.filter(({ names }) => names['en']?.includes(term)).flatMap(({ also }) => also?.['en'] ?? []);
    if (saysOneOf(text, others)) return undefined;
    // Not within `{roadmapYears}`: a placeholder that is not there is for another rule.
    return text.replace(new RegExp(`${term}(?!\\p{Lu})`, 'gu'), other);
  }),
  textKind('wording-of-the-specification', ['fixed-wording'], 4, undefined, (text, message, random) => {
    const isFixed = fixedWordings[message.locale]?.[[message.bundle, ...message.key].join('.')] !== undefined;
    const words = wordsIn(text, 3);
    return isFixed && words.length > 0 ? splice(text, random.pick(words).index, 0, message.locale === 'fr' ? 'très ' : 'very ') : undefined;
  }),
  {
    name: 'text-of-another-key',
    room: 'messages',
    rules: ['endings', 'cut-short', 'placeholders-and-marks', 'numbers', 'language', 'glossary'],
    times: 3,
    plant(ground, random) {
      const own = ground.project.texts.filter(({ locale, text }) => locale === 'en' && text.length > 60);
      const [one, other] = [random.pick(own), random.pick(own)];
      if (one.text.includes('{') === other.text.includes('{') && one.text.length / other.text.length > 0.5) return undefined;
      const fault = inText(ground, one, other.text);
      return { ...fault, edits: [withText(ground, one, other.text)] };
    },
  },
];
