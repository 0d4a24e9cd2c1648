/** Values that stand somewhere else: placeholders, figures, the firm. */
import { figures } from '../../../schema/constants.ts';
import { typeset } from '../../../schema/typeset.ts';
import { inWords } from '../../../scripts/check/messages/numbers.ts';
import type { Kind } from '../fault.ts';
import { bothKind, splice, textKind, wordsIn } from '../texts.ts';

const placeholder = /\{(\w+)\}/;
const placeholders = ['codegen', 'placeholders-and-marks'];
const marks = ['codegen', 'placeholders-and-marks', 'language', 'spelling'];

export const valueKinds: readonly Kind[] = [
  textKind('placeholder-dropped', placeholders, 8, undefined, (text) =>
    placeholder.test(text) ? text.replace(placeholder, 'x').replace('x', '').replace(/\s+/g, ' ').trim() : undefined,
  ),
  textKind('placeholder-misspelt', placeholders, 5, undefined, (text) =>
    placeholder.test(text) ? text.replace(placeholder, (_, name: string) => `{${name.slice(0, -1)}}`) : undefined,
  ),
  textKind('placeholder-translated', placeholders, 3, undefined, (text) =>
    placeholder.test(text) ? text.replace(placeholder, '{nomDuChiffre}') : undefined,
  ),
  textKind('placeholder-twice', ['placeholders-and-marks'], 3, 'en', (text) =>
    placeholder.test(text) ? text.replace(placeholder, '$& $&') : undefined,
  ),
  textKind('placeholder-of-another', placeholders, 3, 'en', (text, _, random) =>
    placeholder.test(text) ? text.replace(placeholder, `{${random.pick([...Object.keys(figures), 'city', 'firmName'])}}`) : undefined,
  ),
  textKind('placeholder-broken', [...placeholders, 'markup'], 4, undefined, (text, _, random) =>
    placeholder.test(text)
      ? text.replace(
          placeholder,
          (whole, name: string) =>
            random.pick([`{${name}`, `${name}}`, `{{${name}}}`, `{ ${name} }`, `%${name}%`, `$\{${name}}`, name]) ?? whole,
        )
      : undefined,
  ),
  bothKind('figure-typed', ['typed-figure'], 10, (text, { language, meta, locale }, random) => {
    const match = [...text.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => name in figures);
    if (!match) return undefined;
    const written = typeset(match[0], language, meta.values)
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/^[+−-]/, '');
    const value = Number(/^\d+$/.exec(written)?.[0]);
    const words = inWords(value, locale);
    return text.replace(match[0], words !== undefined && value > 1 && random.below(2) === 0 ? words : written);
  }),
  bothKind('firm-typed', ['typed-identity'], 5, (text, { language, meta }, random) =>
    text.includes('{firmName}')
      ? text.replace(
          '{firmName}',
          random.pick([(name: string) => name, (name: string) => name.toUpperCase(), (name: string) => name.replace(' ', '-')])(
            typeset('{firmName}', language, meta.values),
          ),
        )
      : undefined,
  ),
  bothKind('identity-typed', ['typed-identity'], 4, (text, { language, meta }) => {
    const match = /\{(?:email|phone|street|siret|siren|vatNumber|legalName|publisher|host\w*)\}/.exec(text);
    return match ? text.replace(match[0], typeset(match[0], language, meta.values)) : undefined;
  }),
  textKind('contact-details-typed', ['typed-identity'], 6, undefined, (text, _, random) => {
    const [put] = random.shuffle([
      'bureau@cabinet-conseil.fr',
      '01 44 55 66 77',
      '+33 6 12 34 56 78',
      'https://www.insee.fr/fr/statistiques',
      'http://www.legifrance.gouv.fr',
    ]);
    return /\.$/.test(text) ? `${text.slice(0, -1)} (${put}).` : undefined;
  }),
  textKind('plain-http', ['https', 'typed-identity'], 2, undefined, (text) =>
    /\.$/.test(text) ? `${text.slice(0, -1)} (http://www.service-public.fr).` : undefined,
  ),
  textKind('phrase-lost', ['placeholders-and-marks'], 3, undefined, (text) =>
    /\*[^*]+\*/.test(text) ? text.replaceAll('*', '') : undefined,
  ),
  textKind('phrase-half-marked', ['codegen', 'placeholders-and-marks'], 3, undefined, (text) =>
    /\*[^*]+\*/.test(text) ? text.replace('*', '') : undefined,
  ),
  textKind('phrase-in-plain-text', ['codegen', 'placeholders-and-marks'], 2, 'en', (text, { meta }, random) => {
    const words = wordsIn(text, 4);
    if (meta.rich || words.length < 3) return undefined;
    const { word, index } = random.pick(words);
    return splice(text, index, word.length, `*${word}*`);
  }),
  textKind('language-mark', marks, 4, undefined, (text, _, random) =>
    /\[(?:en|fr): /.test(text)
      ? random.pick([
          text.replace(/\[(?:en|fr): ([^\]]*)\]/, '[xx: $1]'),
          text.replace(/\[(?:en|fr): ([^\]]*)\]/, '[en $1]'),
          text.replace(/\[(?:en|fr): ([^\]]*)\]/, '[en: $1'),
        ])
      : undefined,
  ),
];
