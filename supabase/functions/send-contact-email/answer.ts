/** The answer: JSON for the script; for a form, the way to a page of the site, since hosted functions serve none. */
import { answers } from '../_shared/answers.ts';
import { type HttpError, InvalidMessage, type Refusal } from './http-error.ts';
import type { Locale, Submission } from './submission.ts';

/** What a visitor gets: success, which is also what a robot is told, or the error. `site`: the origin that the visitor is on. */
export function answer(
  submission: Submission | undefined,
  error: HttpError | undefined,
  { cors, site }: { readonly cors: Readonly<Record<string, string>>; readonly site: string },
): Response {
  const headers = new Headers({ ...cors, ...error?.headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  if (submission?.isForm) {
    // Here it would hold back the redirect itself.
    headers.delete('Retry-After');
    headers.set('Location', site + pathOf(submission.locale, error));
    return new Response(null, { status: 303, headers });
  }
  const body = error
    ? { success: false, ...sayingOf(submission?.locale, error), ...(error instanceof InvalidMessage && { fields: error.fields }) }
    : { success: true };
  return Response.json(body, { status: error?.status ?? 200, headers });
}

/** The page of the site that says it, at the section for this very case. */
function pathOf(locale: Locale, error: HttpError | undefined): string {
  const { sent, notSent } = answers[locale];
  return error ? `${notSent}#${error.refusal ?? ('unavailable' satisfies Refusal)}` : sent;
}

/** What a visitor can meet with is said in the visitor's language, and marked as such; the rest is said to developers. */
function sayingOf(locale: Locale | undefined, { refusal, message }: HttpError) {
  if (locale === undefined || refusal === undefined) return { error: message };
  return { error: answers[locale].refusals[refusal].text, refusal };
}
