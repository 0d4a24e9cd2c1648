/** Whether the function lets the pages of the site send messages, and no others. */
import { reasonOf } from '../database.ts';
import { type Check, failed, passed, skipped } from './check.ts';

const stranger = 'https://not-this-site.example';

/** The origins of `CONTACT_ORIGINS` in this environment; the first is the site itself. */
export function originsHere(): string[] {
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
      const { status, allowed } = await ask(url, origin);
      if (status !== '204' || allowed !== origin) wrong.push(`${origin}: ${status}, ${allowed ?? 'no origin'} allowed`);
    }
    const { status, allowed } = await ask(url, stranger);
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

/** The question of a browser before it sends. */
async function ask(url: string, origin: string): Promise<{ readonly status: string; readonly allowed: string | null }> {
  try {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
    const response = await fetch(url, { method: 'OPTIONS', headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    return { status: String(response.status), allowed: response.headers.get('Access-Control-Allow-Origin') };
  } catch (error) {
    return { status: reasonOf((error as Error).cause ?? error), allowed: null };
  }
}
