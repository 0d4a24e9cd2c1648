/** Statements of law, and the citations of law in texts. */
import { metaOf } from '../../../schema/language/define.ts';
import type { Link } from '../../../schema/language/link.ts';
import { plainText } from '../../../schema/text/language-marks.ts';
import { groupBy, memoizePerText } from '../../lib/maps.ts';
import { bundlesIn } from '../../model/bundles.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { Project } from '../project.ts';

/** Id of the bundle with the words of the statements. */
export const lawBundle = 'law';

export interface Statement {
  readonly id: string;
  readonly url: string;
  readonly citedAt: readonly Pick<Link, 'page' | 'anchor'>[];
  /** Citations by locale: in the reference (`L.145-4`, `2022/720`, `CNIL`), and in all its words. */
  readonly named: Readonly<Record<string, { readonly reference: readonly string[]; readonly all: readonly string[] }>>;
}

/** Returns source and places of each statement, by id; with a locale, of the statements that exist there. */
export function factsOfLaw(model: SiteModel, locale?: string): ReadonlyMap<string, Pick<Statement, 'url' | 'citedAt'>> {
  const bundles = locale === undefined ? model.bundles : bundlesIn(model, locale);
  const content = bundles.find(({ id }) => id === lawBundle)?.content.shape['statements'];
  const meta = content && metaOf(content);
  return new Map(meta?.kind === 'entries' ? Object.entries(meta.facts as Record<string, Statement>) : []);
}

export function statementsOf({ model, texts }: Project): Statement[] {
  const words = texts.filter(({ bundle }) => bundle === lawBundle);
  return [...factsOfLaw(model)].map(([id, { url, citedAt }]): Statement => {
    const own = words.filter(({ key }) => key[1] === id);
    const named = [...groupBy(own, ({ locale }) => locale)].map(([locale, spoken]) => {
      const reference = spoken.filter(({ key }) => key.at(-1) === 'reference').flatMap(({ text }) => [...citedIn(text), ...namesIn(text)]);
      return [locale, { reference, all: [...reference, ...spoken.flatMap(({ text }) => citedIn(text))] }] as const;
    });
    return { id, url, citedAt, named: Object.fromEntries(named) };
  });
}

/** Matches an article of a code in any notation: `L.145-4`, `L. 145-4`, `R145-35`. */
const codified = /(?<![\p{L}\d])([LRDA])\.?\s?(\d{3,4}(?:-\d+)+|\d{3,4}-\d+)(?!\d)/gu;
/** Matches the number of an act: `loi 94-665`, `règlement (UE) 2022/720`, `Law no. 70-9`, `Cour d’appel…, 15/03927`. */
const act =
  /(?:\b(?:loi|law|décret|decree|ordonnance|ordinance)\s(?:n°\s?|no\.?\s)?|\((?:UE|EU|CE|EC)\)\s(?:n°\s?|no\.?\s)?)(\d{2,4}[-/]\d{1,5})\b/giu;
/** Matches an article with a plain number: `article 606`. */
const numbered = /\b(?:articles?|art\.)\s(\d{3,4})(?![-\d])/giu;

/** Returns the citations of a text in one notation: `L.145-4`, `2022/720`, `606`. */
export const citedIn = memoizePerText((text: string): readonly string[] => {
  // Fast path: most texts have no citation.
  if (!/\d{2}/.test(text)) return [];
  const plain = plainText(text)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2011/g, '-');
  return [
    ...[...plain.matchAll(codified)].map(([, book = '', number = '']) => `${book}.${number}`),
    ...[...plain.matchAll(act)].map(([, number = '']) => number),
    ...[...plain.matchAll(numbered)].map(([, number = '']) => number),
  ];
});

/** Returns case numbers, section numbers and acronyms of a reference. */
function namesIn(reference: string): string[] {
  return plainText(reference).match(/\b\d{2}\/\d{4,5}\b|\b\d+[A-Z]\b|\b[A-Z]{3,}\b|\b[A-Z][a-z]+[A-Z]\w*/g) ?? [];
}
