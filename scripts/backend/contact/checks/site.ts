/** Checks of the deployed site and function: allowed origins, the form of the site, the number of proxies. */
import { type HTMLElement, parse } from 'node-html-parser';
import { pages, roles } from '../../../../generated/pages.ts';
import { defaultLocale } from '../../../../schema/site/locales.ts';
import { reasonOf } from '../database.ts';
import { wakeHeader } from '../wake.ts';
import { type Check, failed, passed, skipped } from './check.ts';

/** An origin that may not send. */
const stranger = 'https://not-this-site.example';

/** Returns the origins in `CONTACT_ORIGINS`; the first one is the site itself. */
function originsHere(): string[] {
  const given = process.env['CONTACT_ORIGINS'] ?? '';
  return given
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}

export const checkOrigins: Check<unknown> = {
  title: 'origins',
  async run() {
    const url = process.env['CONTACT_FUNCTION_URL'];
    const origins = originsHere();
    if (!url) return skipped('origins', 'not checked: CONTACT_FUNCTION_URL is not set');
    const expected = `204 and Access-Control-Allow-Origin for each of CONTACT_ORIGINS, and neither for ${stranger}`;
    if (origins.length === 0) {
      return failed('origins', { found: 'CONTACT_ORIGINS is not set', expected, wayOut: 'set CONTACT_ORIGINS as the function has it' });
    }
    const wrong: string[] = [];
    for (const origin of origins) {
      const named = URL.parse(origin)?.origin;
      if (named !== origin) {
        wrong.push(`${origin}, which browsers ${named?.startsWith('http') ? `name ${named}` : 'know by no such name'}`);
        continue;
      }
      const { status, allowed } = await preflight(url, origin);
      if (status !== '204' || allowed !== origin) wrong.push(`${origin}: ${status}, ${allowed ?? 'no origin'} allowed`);
    }
    const { status, allowed } = await preflight(url, stranger);
    if (allowed !== null) wrong.push(`${stranger}: ${status}, ${allowed} allowed`);
    if (wrong.length === 0) return passed('origins', `${origins.join(', ')} may send, ${stranger} may not`);
    return failed('origins', {
      found: wrong.join('; '),
      expected,
      wayOut:
        'npx supabase@3 secrets set CONTACT_ORIGINS=… (origins without a slash at the end, commas between), and correct CONTACT_FUNCTION_URL; where it answers 5xx, it does not run, and its log says why',
    });
  },
};

/** Sends the preflight request of a browser. */
async function preflight(url: string, origin: string): Promise<{ readonly status: string; readonly allowed: string | null }> {
  try {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
    const response = await fetch(url, { method: 'OPTIONS', headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    return { status: String(response.status), allowed: response.headers.get('Access-Control-Allow-Origin') };
  } catch (error) {
    return { status: reasonOf((error as Error).cause ?? error), allowed: null };
  }
}

export const checkSite: Check<unknown> = {
  title: 'site',
  async run() {
    const { CONTACT_FUNCTION_URL: functionUrl, CONTACT_INBOX: inbox } = process.env;
    const [origin] = originsHere();
    if (!functionUrl || !origin) return skipped('site', 'not checked: CONTACT_FUNCTION_URL or CONTACT_ORIGINS is not set');
    const page = `${origin}${pages[roles.contact].paths[defaultLocale]}`;
    const expected = `${page} with a form for CONTACT_FUNCTION_URL${inbox ? ' and CONTACT_INBOX' : ''}`;
    const form = await formOf(page);
    if (typeof form === 'string') {
      const wayOut =
        'deploy the site, and have the origin that it is served from first in CONTACT_ORIGINS, here and in the secrets of the function';
      return failed('site', { found: form, expected, wayOut });
    }
    const target = URL.parse(form.getAttribute('action') ?? '', page)?.href;
    const recipient = form.querySelector('[name=recipient]')?.getAttribute('value');
    if (target !== functionUrl.replace(/\/+$/, '')) {
      const wayOut = 'build the site with SITE_BACKEND_URL, the origin of the function, and deploy it; or correct CONTACT_FUNCTION_URL';
      return failed('site', { found: `${page} sends to ${target}`, expected, wayOut });
    }
    if (inbox && recipient?.toLowerCase() !== inbox.trim().toLowerCase()) {
      const wayOut =
        'have the same address in SITE_EMAIL, where the site is built, and in CONTACT_INBOX: the function refuses messages to another';
      return failed('site', { found: `${page} sends messages for ${recipient}`, expected, wayOut });
    }
    return passed('site', `the form of ${page} sends to the function${inbox ? `, for ${recipient}` : ''}`);
  },
};

/** Returns the form of a page, or a description of the answer without one. */
async function formOf(page: string): Promise<HTMLElement | string> {
  try {
    const response = await fetch(page, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    const to = response.headers.get('Location');
    if (response.status !== 200) return `${page} answers ${response.status}${to === null ? '' : ` and leads to ${to}`}`;
    return parse(await response.text()).querySelector('form[method=post]') ?? `${page} has no form`;
  } catch (error) {
    return `${page}: ${reasonOf((error as Error).cause ?? error)}`;
  }
}

/** The function’s view of a caller. */
interface CallerView {
  readonly client: string;
  /** Number of addresses in X-Forwarded-For. */
  readonly addresses: number;
  readonly proxies: number;
}

const expectedProxies = 'CONTACT_PROXIES as many as the addresses that the platform itself writes into X-Forwarded-For';

export const checkProxies: Check<unknown> = {
  title: 'proxies',
  async run() {
    const { CONTACT_FUNCTION_URL: url, CONTACT_WAKE_KEY: key } = process.env;
    if (!url || !key) return skipped('proxies', 'not checked: CONTACT_FUNCTION_URL or CONTACT_WAKE_KEY is not set');
    const one = await callerView(url, key, '203.0.113.1');
    const two = await callerView(url, key, '198.51.100.2, 198.51.100.3');
    if (typeof one === 'string' || typeof two === 'string') {
      const wayOut = 'correct CONTACT_FUNCTION_URL and CONTACT_WAKE_KEY, and deploy the function of this version';
      return failed('proxies', { found: [one, two].find((answer) => typeof answer === 'string') ?? '', expected: '200, twice', wayOut });
    }
    // The platform passes made-up addresses on, or drops them: counts only the ones that the platform adds.
    const writes = one.addresses - (two.addresses - one.addresses);
    const isSame = one.client === two.client;
    if (isSame && one.proxies === writes)
      return passed('proxies', `${writes}, as CONTACT_PROXIES has it: a made-up address changes nothing`);
    const wayOut = `npx supabase@3 secrets set CONTACT_PROXIES=${writes}`;
    return failed('proxies', {
      found: `${complaintOf(one, writes, isSame)} (CONTACT_PROXIES is ${one.proxies})`,
      expected: expectedProxies,
      wayOut,
    });
  },
};

function complaintOf({ proxies }: CallerView, writes: number, isSame: boolean): string {
  if (!isSame) return 'a made-up X-Forwarded-For makes another visitor: the limit can be got round';
  const number = writes === 1 ? '1 address is' : `${writes} addresses are`;
  return `${number} written by the platform: ${proxies < writes ? 'all visitors count as one' : 'they are read from the wrong place'}`;
}

/** Asks who the caller is, with a made-up X-Forwarded-For; what came instead of an answer, in words. */
async function callerView(url: string, key: string, madeUp: string): Promise<CallerView | string> {
  try {
    const headers = { ...wakeHeader(key), 'X-Forwarded-For': madeUp };
    const response = await fetch(`${url.replace(/\/+$/, '')}/client`, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    return response.status === 200 ? ((await response.json()) as CallerView) : String(response.status);
  } catch (error) {
    return reasonOf((error as Error).cause ?? error);
  }
}
