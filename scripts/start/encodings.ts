/** The forms in which a file of the built site is there: as it is, and compressed beside it. */
import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';

/** Files that compress: text, but for what only the host reads. */
export const compressed = /\.(?:html|css|m?js|svg|xml|txt|json|webmanifest)$/;

/** The endings of the compressed forms, by content coding, the smallest first. */
const endings = { br: '.br', gzip: '.gz' } as const;

type Coding = keyof typeof endings;

/** What the name of a compressed form ends in, after that of the file. */
export const formEndings: readonly string[] = Object.values(endings);

/** Whether a file is a compressed form of another: never an address, nor part of what a host compresses by itself. */
export function isCompressedForm(file: string): boolean {
  return formEndings.some((ending) => file.endsWith(ending));
}

export interface Form {
  /** Its path from the folder of the site. */
  readonly file: string;
  readonly coding: Coding | undefined;
  /** Whether another request may get another form: caches must keep them apart. */
  readonly varies: boolean;
}

/**
 * The form of a file that a request gets: what it prefers by its q-values, the smaller one where it has no preference.
 * Without Accept-Encoding, or with one that refuses all forms, the file as it is.
 */
export function formFor({ headers }: IncomingMessage, folder: string, file: string): Form {
  const names = compressed.test(file) ? (Object.keys(endings) as Coding[]) : [];
  const there = names.filter((coding) => existsSync(join(folder, file + endings[coding])));
  const plain = { file, coding: undefined, varies: there.length > 0 };
  if (!plain.varies || headers['accept-encoding'] === undefined) return plain;
  const [best] = preferred(headers, [...there, 'identity']);
  const coding = there.find((name) => name === best);
  return coding ? { ...plain, file: file + endings[coding], coding } : plain;
}

/** The codings that a request takes, what it likes best first; of those it likes alike, in the order of `codings`. */
function preferred(headers: IncomingHttpHeaders, codings: readonly string[]): string[] {
  const negotiator: Choosing = new Negotiator({ headers });
  return negotiator.encodings(codings, { preferred: codings });
}

/** The order among equals, which the package has had since 1.0, and its types do not know. */
interface Choosing {
  encodings(available: readonly string[], options?: { readonly preferred: readonly string[] }): string[];
}
