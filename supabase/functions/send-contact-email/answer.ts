/** The answer: JSON for the script, a page of the site's own for a form. */
import { answerPage } from './answer-page.ts';
import type { Config } from './config.ts';
import { type HttpError, InvalidMessage } from './http-error.ts';
import type { Submission } from './submission.ts';

/** What a visitor gets: success, which is also what a robot is told, or the error. */
export function answer(
  submission: Submission | undefined,
  error: HttpError | undefined,
  { cors, config }: { readonly cors: Readonly<Record<string, string>>; readonly config: Config },
): Response {
  const status = error?.status ?? 200;
  const headers = { ...cors, ...error?.headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (submission?.form) return answerPage(submission.form, error, config, { status, headers });
  const body = error
    ? { success: false, error: error.message, ...(error instanceof InvalidMessage && { fields: error.fields }) }
    : { success: true };
  return Response.json(body, { status, headers });
}
