/** A statement of law that the site makes: the text it rests on, when that was last read, and where it is said. */
import type { Link } from '../../language/link.ts';

/** All are marked “to be approved by counsel” until the identity names who approved them. */
export interface LegalStatement {
  /** A public text of the article, of an author who quotes it whole, or of one who comments on it where there is none yet. */
  readonly url: string;
  /** The day on which somebody read it last, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** Where the site says it: each of these pages lists it among its sources. */
  readonly said: readonly Link[];
}
