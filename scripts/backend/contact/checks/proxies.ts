/** Whether the function tells visitors apart: by the address that the platform saw, and never by one that they state. */
import { reasonOf } from '../database.ts';
import { wakeHeader } from '../wake.ts';
import { type Check, failed, passed, skipped } from './check.ts';

/** What the function knows of a caller. */
interface Seen {
  readonly client: string;
  /** How many addresses stand in X-Forwarded-For. */
  readonly addresses: number;
  readonly proxies: number;
}

const title = 'proxies';
const expected = 'CONTACT_PROXIES as many as the addresses that the platform itself writes into X-Forwarded-For';

export const checkProxies: Check<unknown> = {
  title,
  async run() {
    const { CONTACT_FUNCTION_URL: url, CONTACT_WAKE_KEY: key } = process.env;
    if (!url || !key) return skipped(title, 'not checked: CONTACT_FUNCTION_URL or CONTACT_WAKE_KEY is not set');
    const one = await ask(url, key, '203.0.113.1');
    const two = await ask(url, key, '198.51.100.2, 198.51.100.3');
    if (typeof one === 'string' || typeof two === 'string') {
      const wayOut = 'correct CONTACT_FUNCTION_URL and CONTACT_WAKE_KEY, and deploy the function of this version';
      return failed(title, { found: [one, two].find((answer) => typeof answer === 'string') ?? '', expected: '200, twice', wayOut });
    }
    // What was made up is passed on, or it is not.
    const writes = one.addresses - (two.addresses - one.addresses);
    const isSame = one.client === two.client;
    if (isSame && one.proxies === writes) return passed(title, `${writes}, as CONTACT_PROXIES has it: a made-up address changes nothing`);
    const wayOut = `npx supabase@3 secrets set CONTACT_PROXIES=${writes}`;
    return failed(title, { found: `${complaintOf(one, writes, isSame)} (CONTACT_PROXIES is ${one.proxies})`, expected, wayOut });
  },
};

function complaintOf({ proxies }: Seen, writes: number, isSame: boolean): string {
  if (!isSame) return 'a made-up X-Forwarded-For makes another visitor: the limit can be got round';
  const number = writes === 1 ? '1 address is' : `${writes} addresses are`;
  return `${number} written by the platform: ${proxies < writes ? 'all visitors count as one' : 'they are read from the wrong place'}`;
}

/** Asks who the caller is, with a made-up X-Forwarded-For; what came instead of an answer, in words. */
async function ask(url: string, key: string, madeUp: string): Promise<Seen | string> {
  try {
    const headers = { ...wakeHeader(key), 'X-Forwarded-For': madeUp };
    const response = await fetch(`${url.replace(/\/+$/, '')}/client`, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    return response.status === 200 ? ((await response.json()) as Seen) : String(response.status);
  } catch (error) {
    return reasonOf((error as Error).cause ?? error);
  }
}
