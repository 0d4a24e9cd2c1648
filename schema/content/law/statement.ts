/** The shape of a legal statement, and the base URLs of its sources. */
import type { Link } from '../../language/link.ts';

/** A legal statement of the site, with its source. The site marks it as pending approval until the identity names a lawyer. */
export interface LegalStatement {
  /** The article on an official site (schema/site/official-sites.ts); the code or the act where the statement rests on several articles. */
  readonly url: string;
  /** Date of the last review, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** The places that cite the statement. Each of these pages lists it among its sources. */
  readonly citedAt: readonly Link[];
}

const legifrance = 'https://www.legifrance.gouv.fr';

/** An article of a code on Légifrance: add `/` and its id. The page shows one version and links to the others. */
export const article = `${legifrance}/codes/article_lc` as const;
/** A code on Légifrance, for statements on several of its articles: add `/` and its id. */
export const code = `${legifrance}/codes/id` as const;
/** A statute on Légifrance: add `/` and its id. */
export const statute = `${legifrance}/loda/id` as const;
/** Ids of codes. */
export const codes = {
  commercial: 'LEGITEXT000005634379',
  labour: 'LEGITEXT000006072050',
  consumer: 'LEGITEXT000006069565',
  intellectualProperty: 'LEGITEXT000006069414',
} as const;
