/** Wakes the function, so that due messages do not wait for the scheduler. */
import { UsageError } from '../../lib/command.ts';
import { formatProblem } from '../../model/problem.ts';
import { reasonOf } from './database.ts';

/** Wakes the function at CONTACT_FUNCTION_URL. Returns false without the URL or the key. Throws a {@link UsageError} when the function refuses. */
export async function wakeFunction(environment: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const { CONTACT_FUNCTION_URL: url, CONTACT_WAKE_KEY: key } = environment;
  if (!url || !key) return false;
  const found = await post(`${url.replace(/\/+$/, '')}/deliver`, key);
  if (found === '202') return true;
  throw new UsageError(
    formatProblem({
      where: 'The message is due, but the function was not woken: CONTACT_FUNCTION_URL',
      found,
      expected: '202, to a POST of …/deliver with the wake key',
      wayOut: 'correct CONTACT_FUNCTION_URL and CONTACT_WAKE_KEY, or unset them: where there is a scheduler, it wakes the function',
    }),
  );
}

/** Returns the header with the wake key. Throws an error, without quoting the key, when a header cannot carry the key. */
export function wakeHeader(key: string): { readonly Authorization: string } {
  const shown = key.trim();
  if (!/^[ -~]*$/.test(shown)) throw new Error('CONTACT_WAKE_KEY has signs that a header does not carry as they are (not shown)');
  return { Authorization: `Bearer ${shown}` };
}

async function post(url: string, key: string): Promise<string> {
  try {
    const { status } = await fetch(url, { method: 'POST', headers: wakeHeader(key), signal: AbortSignal.timeout(30_000) });
    return String(status);
  } catch (error) {
    return reasonOf((error as Error).cause ?? error);
  }
}
