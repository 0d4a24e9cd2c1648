/** The page that answers a form, as a browser without a script reads it. */
import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

export interface AnswerPage {
  readonly status: number;
  readonly lang: string | undefined;
  readonly title: string;
  readonly text: string;
  /** The role of what it says: `status` or `alert`. */
  readonly role: string | undefined;
  /** Addresses of its links. */
  readonly links: readonly (string | undefined)[];
  /** What its form would send; undefined when it has none. */
  readonly form: Readonly<Record<string, string>> | undefined;
  /** Names of the fields marked as wrong, each with its explanation. */
  readonly wrong: Readonly<Record<string, string | undefined>>;
  /** Whether nothing in it runs, and its own style is the only one allowed. */
  readonly isTame: boolean;
  readonly contentType: string | null;
}

export async function readAnswerPage(answer: Response): Promise<AnswerPage> {
  const page = parse(await answer.text());
  const fields = page.querySelectorAll('form [name]').map((field) => {
    // A browser drops the line break that a textarea begins with.
    const value =
      field.tagName === 'TEXTAREA' ? page.querySelector(`#${field.id}`)?.textContent.replace(/^\n/, '') : field.getAttribute('value');
    return [field.getAttribute('name') ?? '', value ?? ''];
  });
  const style = page.querySelector('style')?.rawText ?? '';
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const isHarmless = page.querySelectorAll('script, img, iframe, link, [style], [onload], [onerror], [onclick]').length === 0;
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return {
    status: answer.status,
    lang: page.querySelector('html')?.getAttribute('lang'),
    title: page.querySelector('title')?.textContent ?? '',
    text: page.querySelector('[role]')?.textContent ?? '',
    role: page.querySelector('[role]')?.getAttribute('role'),
    links: page.querySelectorAll('a').map((link) => link.getAttribute('href')),
    form: page.querySelector('form') ? Object.fromEntries(fields) : undefined,
    wrong: Object.fromEntries(
      page
        .querySelectorAll('[aria-invalid]')
        .map((field) => [field.getAttribute('name'), page.querySelector(`#${field.getAttribute('aria-describedby')}`)?.textContent]),
    ),
    isTame: isHarmless && policy.includes("default-src 'none'") && policy.includes(`style-src ${hash};`) && !policy.includes('unsafe'),
    contentType: answer.headers.get('Content-Type'),
  };
}
