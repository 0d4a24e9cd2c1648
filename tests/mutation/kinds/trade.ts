/** What the firm says of the law and in its trade: a reference without its source, words of another register, a manner. */
import type { Kind } from '../fault.ts';
import { sourceKind } from '../sources.ts';
import { bothKind, inText, textKind, withText } from '../texts.ts';

const law = /^schema\/law\/\w+\.ts$/;
const everywhere = [{ file: 'schema/law' }, { file: 'generated/messages/' }];
const sentence = (text: string) => /[\p{L}\p{N}]\.$/u.test(text);

export const tradeKinds: readonly Kind[] = [
  textKind('law-without-its-source', ['cited-law', 'codegen'], 5, undefined, (text, { bundle }, random) =>
    sentence(text) && bundle !== 'law'
      ? `${text.slice(0, -1)} (${random.pick(['art. L.145-9', 'art. L. 227-1', 'art. R145-23', 'loi 86-1290', 'Regulation (EU) 2019/1150', 'article 1719'])}).`
      : undefined,
  ),
  textKind('reference-of-another-article', ['cited-law'], 4, undefined, (text, { bundle }, random) =>
    bundle === 'law' ? undefined : text.replace(/(?<=[LR]\.)\d{3}-\d+(?:-\d+)*/, `${random.pick([210, 411, 622])}-${random.below(90) + 1}`),
  ),
  {
    name: 'law-that-its-place-does-not-name',
    room: 'messages',
    rules: ['cited-law'],
    times: 4,
    plant(ground, random) {
      const message = random.pick(ground.project.texts.filter(({ text, bundle }) => /[LR]\.\d/.test(text) && bundle !== 'law'));
      const cited = message.text.match(/[LR]\.\d[\d-]*/g) ?? [];
      const isElsewhere = ground.project.texts.some(
        (each) =>
          each !== message &&
          each.locale === message.locale &&
          each.bundle === message.bundle &&
          cited.some((name) => each.text.includes(name)),
      );
      if (isElsewhere) return undefined;
      const fault = inText(ground, message, message.text.replace(/\s?\([^()]*[LR]\.\d[^()]*\)|(?:article )?[LR]\.\d[\d-]*/g, ''));
      return { ...fault, at: [...fault.at, { file: 'schema/law', locale: message.locale }] };
    },
  },
  sourceKind(
    'schema',
    'place-of-law-left-out',
    ['cited-law'],
    4,
    law,
    (text, random) => {
      const places = [
        ...text.matchAll(/link\('(leaseClauses|enteringFrance|franchiseOrOwn|operationsManual|location|budget)', '[\w-]+'\),?\s*/g),
      ];
      const match = places.length > 0 ? random.pick(places) : undefined;
      return match && text.slice(0, match.index) + text.slice(match.index + match[0].length);
    },
    { also: everywhere },
  ),
  textKind('familiar', ['register'], 4, 'fr', (text, _, random) =>
    sentence(text)
      ? `${text} ${random.pick(['Si tu hésites, écris-nous.', 'Prépare ton dossier.', 'N’oublie pas tes comptes.', 'T’as un local en vue, appelle.'])}`
      : undefined,
  ),
  textKind('article-of-another-word', ['articles'], 5, undefined, (text, { locale }, random) =>
    locale === 'en'
      ? text.replace(/\b(a|an) (?=[a-z]{4})/, (_, article: string) => (article === 'a' ? 'an ' : 'a ')).replace(/^$/, '')
      : text.replace(random.pick([/\bl’(?=[aeiou]\p{L}{3})/u, /\bd’(?=[aeiou]\p{L}{3})/u]), (whole) => (whole === 'l’' ? 'le ' : 'de ')),
  ),
  textKind('sentence-in-small-letters', ['sentences'], 4, undefined, (text) =>
    text.replace(/(?<=\p{L}{3}\. )\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  ),
  textKind('sentences-run-together', ['sentences'], 3, undefined, (text) => text.replace(/(?<=\p{Ll}{2}\.) (?=\p{Lu}\p{Ll})/u, '')),
  textKind('shouted', ['sentences', 'spelling', 'language'], 3, undefined, (text) =>
    sentence(text) && text.split(' ').length > 12 && !/[{[*]/.test(text) ? text.toUpperCase() : undefined,
  ),
  {
    name: 'item-pasted-twice',
    room: 'messages',
    rules: ['repeated-texts'],
    times: 5,
    plant(ground, random) {
      const message = random.pick(ground.project.texts.filter(({ key, text }) => key.at(-1) === '2' && text.split(' ').length > 3));
      const before = [...message.key.slice(0, -1), '1'].join('.');
      const first = ground.project.texts.find(
        ({ locale, bundle, key }) => locale === message.locale && bundle === message.bundle && key.join('.') === before,
      );
      return first ? inText(ground, message, first.text) : undefined;
    },
  },
  bothKind('abbreviated-name-of-another', ['glossary'], 3, (text, { locale }) =>
    locale === 'fr' ? text.replace(/\bEBE\b/, 'EBITDA') : text.replace(/\bEBITDA\b/, 'operating EBITDA'),
  ),
  textKind('name-that-is-avoided', ['glossary'], 5, 'en', (text) =>
    text
      .replace(/\bstock-out/i, 'stock shortage')
      .replace(/\blandlord/i, 'lessor')
      .replace(/\bfranchise fee/i, 'entry fee')
      .replace(/\baverage transaction value/i, 'average basket')
      .replace(/\bthree-year break/i, 'triennial break'),
  ),
  textKind('project-called-assignment', ['glossary'], 3, 'en', (text, { others }) =>
    /\bmission/i.test(others['fr'] ?? '') ? text.replace(/\bprojects?\b/i, 'assignment') : undefined,
  ),
  {
    name: 'manner-of-a-page',
    room: 'messages',
    rules: ['tics'],
    times: 2,
    plant(ground, random) {
      const locale = random.pick(['fr', 'en']);
      const tic = random.pick(locale === 'fr' ? ['avant', 'décision'] : ['before', 'decision']);
      const message = random.pick(ground.project.texts.filter((text) => text.locale === locale && sentence(text.text)));
      // It is counted over a whole language: many at once, in one text, for no single text is wrong.
      return {
        what: `“${tic}” ninety times more in ${locale}`,
        edits: [withText(ground, message, `${message.text} ${`${tic} `.repeat(90).trim()}.`)],
        at: [{ file: `generated/messages/${locale}/`, locale }],
      };
    },
  },
  {
    name: 'title-of-another-page',
    room: 'messages',
    rules: ['head-texts'],
    times: 4,
    plant(ground, random) {
      const name = random.pick(['meta.title', 'meta.description']);
      const heads = ground.project.texts.filter(({ key, page }) => key.join('.') === name && page?.indexed === true);
      const [one, other] = [random.pick(heads), random.pick(heads)];
      if (one.locale !== other.locale || one === other) return undefined;
      // It is told at either of the two.
      return { ...inText(ground, one, other.text), at: [{ file: `generated/messages/${one.locale}/`, locale: one.locale }] };
    },
  },
  textKind('title-too-long', ['head-texts', 'codegen'], 3, undefined, (text, { key }) =>
    key.join('.') === 'meta.title' ? `${text}, ${text}` : undefined,
  ),
];
