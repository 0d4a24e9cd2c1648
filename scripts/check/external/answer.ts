/** What came of asking for an address. */

/** A redirect on the way. */
export interface Hop {
  readonly status: number;
  /** Where it leads, whole. */
  readonly to: string;
}

export interface Answer {
  /** Dead: it is not there, and nobody says that it will be. Unverified: it may well be there, for people or at another time. */
  readonly verdict: 'alive' | 'dead' | 'unverified';
  /** What was said: `404`, `no such host`, `no answer within 20 s`. */
  readonly said: string;
  /** Why there was no answer at all: the code of the error, such as `ENOTFOUND`, or one of our own. */
  readonly failure?: string;
  /** The redirects that were followed, in order. */
  readonly hops: readonly Hop[];
}
