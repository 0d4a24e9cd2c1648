/** Identifies callers: visitors by a keyed hash of their address, for the rate limit; the scheduler by the wake key. */
import type { Buffer } from 'node:buffer';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Config } from './config.ts';

/** The connection of a request, as the runtime describes it. */
export interface ConnectionInfo {
  readonly remoteAddr?: { readonly hostname?: string };
}

/** Returns the keyed hash of the visitor’s address as the platform saw it, never of an address that the visitor states. */
export function clientOf(request: Request, connection: ConnectionInfo | undefined, { proxies, hashKey }: Config): string {
  return keyedHash(networkOf(addressOf(request, connection, proxies)), hashKey);
}

/** Returns the addresses in `X-Forwarded-For`: of the proxies, preceded by any that the client made up. */
export function forwardedOf(request: Request): string[] {
  const header = request.headers.get('X-Forwarded-For');
  return header === null ? [] : header.split(',').map((address) => address.trim());
}

/** Each proxy appends the address of its own client: entries further left may be made up. */
function addressOf(request: Request, connection: ConnectionInfo | undefined, proxies: number): string {
  return (proxies > 0 ? forwardedOf(request).at(-proxies) : undefined) || connection?.remoteAddr?.hostname || '';
}

/**
 * Returns the network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address, because a subscriber has a whole
 * /64. Some proxies add a port, brackets or a zone. Anything else is `unknown`, one client for all.
 */
function networkOf(written: string): string {
  const address = written.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  // An IPv4-mapped IPv6 address.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).flatMap(bytesOf).join('.');
  return groups.slice(0, 4).join(':');
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

/** Returns true when the bearer token of a request is `key`. */
export function isAuthorized(request: Request, key: string): boolean {
  const [, shown = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return timingSafeEqual(digest(shown), digest(key));
}

/** Returns the HMAC-SHA-256 of a text, in hexadecimal. */
export function keyedHash(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Hashes a text to a fixed length, which the comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
