/** The statements of law as the rules see them: where each is said, and the references by which texts name the law. */

import { metaOf } from '../../../schema/language/define.ts';
import type { Link } from '../../../schema/language/link.ts';
import { plainText } from '../../../schema/text/language-marks.ts';
import { memoizePerText } from '../../lib/memoize.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { Project } from '../project.ts';

/** The bundle that holds their words. */
export const lawBundle = 'law';

export interface Statement {
  readonly id: string;
  readonly url: string;
  readonly citedAt: readonly Pick<Link, 'page' | 'anchor'>[];
  /** What its words name, by language: `L.145-4`, `2022/720`, and in the reference alone `CNIL`. */
  readonly named: Readonly<Record<string, { readonly reference: readonly string[]; readonly all: readonly string[] }>>;
}

/** Where each statement can be read and is said, by its id. */
export function factsOfLaw({ bundles }: SiteModel): ReadonlyMap<string, Pick<Statement, 'url' | 'citedAt'>> {
  const content = bundles.find(({ id }) => id === lawBundle)?.content.shape['statements'];
  const meta = content && metaOf(content);
  return new Map(meta?.kind === 'entries' ? Object.entries(meta.facts as Record<string, Statement>) : []);
}

/** Every statement of the table. */
export function statementsOf({ model, texts }: Project): Statement[] {
  const words = texts.filter(({ bundle }) => bundle === lawBundle);
  return [...factsOfLaw(model)].map(([id, { url, citedAt }]): Statement => {
    const own = words.filter(({ key }) => key[1] === id);
    const named = model.languages.map(({ locale }) => {
      const spoken = own.filter((text) => text.locale === locale);
      const reference = spoken.filter(({ key }) => key.at(-1) === 'reference').flatMap(({ text }) => [...citedIn(text), ...namesIn(text)]);
      return [locale, { reference, all: [...reference, ...spoken.flatMap(({ text }) => citedIn(text))] }] as const;
    });
    return { id, url, citedAt, named: Object.fromEntries(named) };
  });
}

/** An article of a code, however it was typed: `L.145-4`, `L. 145-4`, `R145-35`. */
const codified = /(?<![\p{L}\d])([LRDA])\.?\s?(\d{3,4}(?:-\d+)+|\d{3,4}-\d+)(?!\d)/gu;
/** The number of an act: `loi 94-665`, `règlement (UE) 2022/720`, `Law no. 70-9`, `Cour d’appel…, 15/03927`. */
const act =
  /(?:\b(?:loi|law|décret|decree|ordonnance|ordinance)\s(?:n°\s?|no\.?\s)?|\((?:UE|EU|CE|EC)\)\s(?:n°\s?|no\.?\s)?)(\d{2,4}[-/]\d{1,5})\b/giu;
/** An article of another code, by a number that no list has: `article 606`. */
const numbered = /\b(?:articles?|art\.)\s(\d{3,4})(?![-\d])/giu;

/** The texts of law that a text names, in one form each. */
export const citedIn = memoizePerText((text: string): readonly string[] => {
  // Nearly all texts name none.
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

/** What else tells a reference from others: the number of a case or a section, the short name of a text or of whose it is. */
function namesIn(reference: string): string[] {
  return plainText(reference).match(/\b\d{2}\/\d{4,5}\b|\b\d+[A-Z]\b|\b[A-Z]{3,}\b|\b[A-Z][a-z]+[A-Z]\w*/g) ?? [];
}
