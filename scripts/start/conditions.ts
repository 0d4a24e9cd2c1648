/** Conditional requests and ranges of RFC 9110, as far as the library `send` lacks them. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Entity tags by path, with the size and date of the file that each was computed from. */
const known = new Map<string, { readonly version: string; readonly tag: string }>();

/** Returns the strong entity tag of a file, a hash of its bytes: each compressed copy has its own. Throws if the file is missing. */
export function tagOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  const version = `${size} ${mtimeMs}`;
  const before = known.get(path);
  if (before?.version === version) return before.tag;
  const tag = `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`;
  known.set(path, { version, tag });
  return tag;
}

/**
 * Replaces the conditions on entity tags in a request for the file with `tag`: `If-None-Match: *` if the answer is 304, an
 * `If-Match` that never matches if it is 412. Removes the conditions on dates that a condition on tags overrules.
 */
export function decideTags(headers: IncomingHttpHeaders, tag: string): IncomingHttpHeaders {
  const { 'if-match': match, 'if-none-match': noneMatch, ...others } = headers;
  const decided: IncomingHttpHeaders = { ...others };
  if (match !== undefined) {
    delete decided['if-unmodified-since'];
    if (!includesTag(match, tag)) decided['if-match'] = '"none"';
  }
  if (noneMatch !== undefined) {
    delete decided['if-modified-since'];
    // If-None-Match compares weak tags as equal to strong ones.
    if (includesTag(noneMatch.replaceAll('W/"', '"'), tag)) decided['if-none-match'] = '*';
  }
  return decided;
}

/** `*` includes every tag. */
function includesTag(list: string, tag: string): boolean {
  return list.trim() === '*' || list.split(',').some((listed) => listed.trim() === tag);
}

/**
 * Returns the range to send of a file of `size` bytes; undefined for the whole file. The whole file answers a malformed range, a
 * method other than GET, an If-Range with another tag or with a date (two versions may share a second), and several ranges at once.
 */
export function rangeOf(
  { method, headers: { range = '', 'if-range': ifRange } }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
  tag: string,
): string | undefined {
  const [, first, last, suffix] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(range) ?? [];
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== tag)) return undefined;
  // A suffix longer than the file means the whole file.
  if (suffix !== undefined) return `bytes=-${Math.min(Number(suffix), size)}`;
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  return `bytes=${first}-${last}`;
}
