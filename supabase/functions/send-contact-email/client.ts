/** Who sends, for the rate limit: the address that the platform saw, never one that the visitor states. */
import type { Config } from './config.ts';
import { keyedHash } from './secret.ts';

/** What the runtime says of a connection. */
export interface ConnectionInfo {
  readonly remoteAddr?: { readonly hostname?: string };
}

/** The keyed hash of the visitor's address. */
export function clientOf(request: Request, connection: ConnectionInfo | undefined, { proxies, hashKey }: Config): string {
  return keyedHash(networkOf(addressOf(request, connection, proxies)), hashKey);
}

/** Each proxy appends the address it was called from: what stands further left was there before, and can say anything. */
function addressOf(request: Request, connection: ConnectionInfo | undefined, proxies: number): string {
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  return (proxies > 0 ? forwarded.at(-proxies) : undefined) || connection?.remoteAddr?.hostname || 'unknown';
}

/** One subscriber: an IPv4 address, or the 64 bits of an IPv6 network, within which anybody has any number of addresses. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
