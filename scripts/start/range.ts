/** Range requests, as far as RFC 9110 wants more than the library that answers them. */
import type { IncomingMessage } from 'node:http';

/**
 * The range of a file of `size` bytes, in the form that is sent, that a request is to be answered with; undefined for the
 * whole file, which the standard allows for any Range, and asks for where a range is malformed, the method is not GET, or
 * If-Range names another version than `tag`. Several ranges at once get the whole file, and so does If-Range with a date:
 * two versions may be of one second.
 */
export function rangeOf(
  { method, headers: { range = '', 'if-range': ifRange } }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
  tag: string,
): string | undefined {
  const [, first, last, suffix] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(range) ?? [];
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== tag)) return undefined;
  // More from the end than there is means all of it.
  if (suffix !== undefined) return `bytes=-${Math.min(Number(suffix), size)}`;
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  return `bytes=${first}-${last}`;
}
