/** Conditions of a request that name versions of a file by their entity tags, as RFC 9110 judges them. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

/** The tags of files that have been asked for, with what tells that they have changed since. */
const known = new Map<string, { readonly version: string; readonly tag: string }>();

/** The entity tag of a file: a strong one, made of its bytes, so that each form of a page has its own. Throws when it is not there. */
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
 * The headers of a request for a file with the tag `tag`, with its conditions on tags decided: `*` where the one it has makes
 * the answer 304, a tag that nothing has where it makes it 412, and no other condition that such a one overrules.
 */
export function decideTags(headers: IncomingHttpHeaders, tag: string): IncomingHttpHeaders {
  const { 'if-match': match, 'if-none-match': noneMatch, ...others } = headers;
  const decided: IncomingHttpHeaders = { ...others };
  if (match !== undefined) {
    delete decided['if-unmodified-since'];
    if (!names(match, tag)) decided['if-match'] = '"none"';
  }
  if (noneMatch !== undefined) {
    delete decided['if-modified-since'];
    // A weak tag is good enough to keep a copy by.
    if (names(noneMatch.replaceAll('W/"', '"'), tag)) decided['if-none-match'] = '*';
  }
  return decided;
}

/** Whether a list of tags names one; `*` names any. */
function names(list: string, tag: string): boolean {
  return list.trim() === '*' || list.split(',').some((listed) => listed.trim() === tag);
}
