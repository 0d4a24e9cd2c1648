/** Who sends, for the rate limit: the address that the platform saw, never one that the visitor states. */
import { isIPv4, isIPv6 } from 'node:net';
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

/** The addresses that the proxies before this function, and whoever called them, have written down. */
export function forwardedOf(request: Request): string[] {
  const header = request.headers.get('X-Forwarded-For');
  return header === null ? [] : header.split(',').map((address) => address.trim());
}

/** Each proxy appends the address it was called from: what stands further left was there before, and can say anything. */
function addressOf(request: Request, connection: ConnectionInfo | undefined, proxies: number): string {
  return (proxies > 0 ? forwardedOf(request).at(-proxies) : undefined) || connection?.remoteAddr?.hostname || '';
}

/**
 * One subscriber: an IPv4 address, or the 64 bits of an IPv6 network, within which anybody has any number of addresses.
 * Some proxies write a port, brackets or a zone as well. What is no address is `unknown`: all of that is one client.
 */
function networkOf(written: string): string {
  const address = written.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  // An IPv4 address in the notation of the other.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).flatMap(bytesOf).join('.');
  return groups.slice(0, 4).join(':');
}

/** The eight groups of an IPv6 address, without leading zeros. */
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
