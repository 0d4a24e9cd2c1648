/** Secrets: comparing and using them. */
import type { Buffer } from 'node:buffer';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a request shows `key` as its bearer token. */
export function isAuthorized(request: Request, key: string): boolean {
  const [, shown = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return timingSafeEqual(digest(shown), digest(key));
}

/** The keyed hash of a text, in hexadecimal: the same text, the same hash, and no way back without the key. */
export function keyedHash(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Equally long for every text, as a comparison in constant time wants it. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
