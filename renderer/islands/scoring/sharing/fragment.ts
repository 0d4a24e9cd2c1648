/**
 * Encodes a comparison as a URL fragment, which browsers do not send: `v1.`, then the text of `serialize.ts`, compressed, in base64url.
 *
 * The format is zlib (RFC 1950) by the browser's compression streams: six bytes more than raw DEFLATE, and the Adler-32 checksum
 * detects damage.
 */
import type { Comparison } from '../comparison.ts';
import { fromText, type Parsed, toText, version } from './serialize.ts';

/** Maximum length of a fragment: longer than the largest comparison. */
const longestFragment = 80_000;
/** Maximum bytes of the uncompressed text: protects against decompression bombs. */
const longestText = 60_000;

/** Returns the fragment of a comparison, without `#`. Equal comparisons have equal fragments in one browser. */
export async function toFragment(comparison: Comparison): Promise<string> {
  const bytes = await through(new TextEncoder().encode(toText(comparison)), new CompressionStream('deflate'));
  return `v${version}.${toLetters(bytes)}`;
}

/** Parses a fragment, with or without `#`. Never throws. */
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

/** Pipes bytes through a stream. Undefined for more than `max` bytes; rejects with the error of the stream. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, max = Number.POSITIVE_INFINITY) {
  const writer = stream.writable.getWriter();
  // Not with a Blob: WebKit reads a Blob as a file, which fails when the visitor leaves the page.
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {}); // The reader rejects with the same error.
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

/** Decodes base64url. Throws for text that is not canonical base64url. */
function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  // The unused bits of the last letter would allow several URLs for one comparison.
  if (toLetters(bytes) !== letters) throw new Error('not canonical');
  return bytes;
}
