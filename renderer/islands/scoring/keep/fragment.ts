/**
 * A comparison as the fragment of an address, which browsers send to nobody: `v1.` and the text of `parse.ts`, compressed
 * and in the letters that an address may have.
 *
 * The format is zlib’s (RFC 1950), by the browser’s own streams: six bytes more than bare DEFLATE, for which the browser
 * itself refuses what was changed on the way, by its Adler-32.
 */

import type { Comparison } from '../comparison.ts';
import { fromText, type Parsed, toText, version } from './parse.ts';

/** Longer ones are not looked at: the longest comparison there can be takes less. */
const longestFragment = 80_000;
/** Bytes of a comparison’s text, at most: what would be more is no comparison, and is not unpacked to its end. */
const longestText = 60_000;

/** The fragment of a comparison, without its `#`. Equal comparisons give equal fragments in one browser. */
export async function toFragment(comparison: Comparison): Promise<string> {
  const bytes = await through(new TextEncoder().encode(toText(comparison)), new CompressionStream('deflate'));
  return `v${version}.${toLetters(bytes)}`;
}

/** What a fragment says, with its `#` or without; never an exception. */
export async function fromFragment(fragment: string): Promise<Parsed> {
  if (fragment.length > longestFragment) return { refusal: 'long' };
  const [, made = '', letters = ''] = /^#?v(\d{1,9})\.([\w-]+)$/.exec(fragment) ?? [];
  if (made === '') return { refusal: 'damaged' };
  if (Number(made) > version) return { refusal: 'newer' };
  if (made !== String(version)) return { refusal: 'damaged' };
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate'), longestText);
    return bytes ? fromText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) : { refusal: 'long' };
  } catch {
    return { refusal: 'damaged' };
  }
}

/** What comes out of a stream; undefined when that is more than `max` bytes. Rejects with the stream’s own error. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, max = Number.POSITIVE_INFINITY) {
  const writer = stream.writable.getWriter();
  // Not by way of a Blob: WebKit reads one as it reads a file, and fails when the page is left meanwhile.
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {}); // The reading end says so too.
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    parts.push(part.value);
    if (length <= max) continue;
    await reader.cancel();
    return undefined;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array = new Uint8Array()): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Throws for letters that no bytes give. */
function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  // A last letter may have bits that belong to no byte: two addresses would then be one comparison.
  if (toLetters(bytes) !== letters) throw new Error('not canonical');
  return bytes;
}
