/** Whether the form of the site, as visitors get it, sends its messages to the function, for the inbox that the function has. */
import { type HTMLElement, parse } from 'node-html-parser';
import { pages, roles } from '../../../../generated/pages.ts';
import { defaultLocale } from '../../../../schema/site/locales.ts';
import { reasonOf } from '../database.ts';
import { type Check, failed, passed, skipped } from './check.ts';
import { originsHere } from './origins.ts';

const title = 'site';

export const checkSite: Check<unknown> = {
  title,
  async run() {
    const { CONTACT_FUNCTION_URL: functionUrl, CONTACT_INBOX: inbox } = process.env;
    const [origin] = originsHere();
    if (!functionUrl || !origin) return skipped(title, 'not checked: CONTACT_FUNCTION_URL or CONTACT_ORIGINS is not set');
    const page = `${origin}${pages[roles.contact].paths[defaultLocale]}`;
    const expected = `${page} with a form for CONTACT_FUNCTION_URL${inbox ? ' and CONTACT_INBOX' : ''}`;
    const form = await formOf(page);
    if (typeof form === 'string') {
      const wayOut =
        'deploy the site, and have the origin that it is served from first in CONTACT_ORIGINS, here and in the secrets of the function';
      return failed(title, { found: form, expected, wayOut });
    }
    const target = URL.parse(form.getAttribute('action') ?? '', page)?.href;
    const recipient = form.querySelector('[name=recipient]')?.getAttribute('value');
    if (target !== functionUrl.replace(/\/+$/, '')) {
      const wayOut = 'build the site with SITE_BACKEND_URL, the origin of the function, and deploy it; or correct CONTACT_FUNCTION_URL';
      return failed(title, { found: `${page} sends to ${target}`, expected, wayOut });
    }
    if (inbox && recipient?.toLowerCase() !== inbox.trim().toLowerCase()) {
      const wayOut =
        'have the same address in SITE_EMAIL, where the site is built, and in CONTACT_INBOX: the function refuses messages to another';
      return failed(title, { found: `${page} sends messages for ${recipient}`, expected, wayOut });
    }
    return passed(title, `the form of ${page} sends to the function${inbox ? `, for ${recipient}` : ''}`);
  },
};

/** The form of a page; what came instead, in words. */
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
