/** Asking whether a link leads somewhere: politely, redirects followed, in doubt for the link. */
import type { Answer, Hop } from './answer.ts';
import { type Network, request, type Said } from './request.ts';
import type { InTurn } from './turns.ts';

/** More redirects than browsers follow. */
const mostHops = 20;

const gone = new Set([404, 410]);
const redirects = new Set([301, 302, 303, 307, 308]);

/** Our own codes beside those of the system: nobody was asked. */
export const unasked: Readonly<Record<string, string>> = {
  TIRED: 'not asked: its host has had enough for now (429)',
  FICTIONAL: 'not asked: the name of its host is one for examples',
};

/** Asks for an address and for what it redirects to, each host in its turn. */
export async function ask(address: string, network: Network, inTurn: InTurn, tired: Set<string>): Promise<Answer> {
  const hops: Hop[] = [];
  let url = new URL(address);
  for (;;) {
    const said = await askHost(url, network, inTurn, tired);
    const target = redirectIn(said, url);
    if (!target) return { ...judge(said, network), hops };
    hops.push({ status: 'status' in said ? said.status : 0, to: target.href });
    if (hops.length > mostHops || isAskedBefore(hops, address, target))
      return { verdict: 'unverified', said: `redirects without end, to ${target.href} again`, hops };
    url = target;
  }
}

/** One address of a host: by HEAD, and by GET where that is refused, because many servers know no better. */
function askHost(url: URL, network: Network, inTurn: InTurn, tired: Set<string>): Promise<Said> {
  const { host } = url;
  if (isFictional(url)) return Promise.resolve({ failure: 'FICTIONAL' });
  const once = (method: 'HEAD' | 'GET') =>
    inTurn(host, async (): Promise<Said> => {
      if (tired.has(host)) return { failure: 'TIRED' };
      const said = await request(url, method, network);
      if ('status' in said && said.status === 429) tired.add(host);
      return said;
    });
  return once('HEAD').then((said) => {
    const isFinal = 'status' in said ? said.status < 400 || said.status === 429 : said.failure !== 'ECONNRESET';
    return isFinal ? said : once('GET');
  });
}

/** Names that are nobody's, for examples. */
function isFictional({ hostname }: URL): boolean {
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(hostname);
}

function redirectIn(said: Said, from: URL): URL | undefined {
  if (!('status' in said) || !redirects.has(said.status) || said.location === undefined) return undefined;
  if (!URL.canParse(said.location, from.href)) return undefined;
  const target = new URL(said.location, from.href);
  return /^https?:$/.test(target.protocol) ? target : undefined;
}

function isAskedBefore(hops: readonly Hop[], address: string, { href }: URL): boolean {
  return href === new URL(address).href || hops.slice(0, -1).some(({ to }) => to === href);
}

function judge(said: Said, { timeoutMs }: Network): Omit<Answer, 'hops'> {
  if ('failure' in said) {
    const { failure } = said;
    if (failure === 'ENOTFOUND') return { verdict: 'dead', said: 'no such host', failure };
    return { verdict: 'unverified', said: inWords(failure, timeoutMs), failure };
  }
  const { status } = said;
  if (gone.has(status)) return { verdict: 'dead', said: String(status) };
  if (status >= 200 && status < 300) return { verdict: 'alive', said: String(status) };
  return { verdict: 'unverified', said: redirects.has(status) ? `${status}, to nowhere` : String(status) };
}

function inWords(failure: string, timeoutMs: number): string {
  if (failure === 'TIMEOUT') return `no answer within ${timeoutMs / 1000} s`;
  return unasked[failure] ?? `no answer (${failure})`;
}
