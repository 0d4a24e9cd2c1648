/** Content negotiation: a file as it is, or its compressed copy. */
import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import { compressed, encodedEndings } from '../lib/static-host.ts';

type Coding = keyof typeof encodedEndings;

export interface Form {
  /** Path from the folder of the site. */
  readonly file: string;
  readonly coding: Coding | undefined;
  /** True if another request may get another form: the answer needs `Vary`. */
  readonly varies: boolean;
}

/**
 * Returns the form of a file that a request prefers by its q-values, the smaller one without a preference. Returns the plain file
 * without Accept-Encoding, or if it refuses all codings.
 */
export function formFor({ headers }: IncomingMessage, folder: string, file: string): Form {
  const names = compressed.test(file) ? (Object.keys(encodedEndings) as Coding[]) : [];
  const available = names.filter((coding) => existsSync(join(folder, file + encodedEndings[coding])));
  const plain = { file, coding: undefined, varies: available.length > 0 };
  if (!plain.varies || headers['accept-encoding'] === undefined) return plain;
  const [best] = preferred(headers, [...available, 'identity']);
  const coding = available.find((name) => name === best);
  return coding ? { ...plain, file: file + encodedEndings[coding], coding } : plain;
}

/** Returns the codings that a request accepts, by preference; equal ones in the order of `codings`. */
function preferred(headers: IncomingHttpHeaders, codings: readonly string[]): string[] {
  const negotiator: OrderedNegotiator = new Negotiator({ headers });
  return negotiator.encodings(codings, { preferred: codings });
}

/** The option `preferred` exists since negotiator 1.0; the types of the package lack it. */
interface OrderedNegotiator {
  encodings(available: readonly string[], options?: { readonly preferred: readonly string[] }): string[];
}
