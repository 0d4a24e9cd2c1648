/** The shape of a legal statement, and the base URLs of its sources. */
import type { Link } from '../../language/link.ts';

/** A legal statement of the site, with its source. The site marks it as pending approval until the identity names a lawyer. */
export interface LegalStatement {
  /** A public copy of the article; where none is online, a text that quotes the article whole, or a commentary. */
  readonly url: string;
  /** Date of the last review, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** The places that cite the statement. Each of these pages lists it among its sources. */
  readonly citedAt: readonly Link[];
}

/** The Commercial Code: add `/` and the id of an article. */
export const commercialCode = 'https://www.legifrance.gouv.fr/codes/article_lc';
/** The Commercial Code, for articles with several versions: shows the version in force and those before it. */
export const versions = 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000005634379/articles';
/** The Labour Code, with the versions of each article. */
export const labour = 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000006072050/articles';
