/** The page that a browser without a script gets: what became of the message, and on failure the message itself, to send again. */
import { createHash } from 'node:crypto';
import { answers } from '../_shared/answers.ts';
import { type ContactField, contactFields } from '../_shared/contact.ts';
import { trapField } from '../_shared/contact-bounds.ts';
import { contactInputs, withLimits } from '../_shared/contact-fields.ts';
import type { Config } from './config.ts';
import { type HttpError, InvalidMessage } from './http-error.ts';
import type { Submission } from './submission.ts';

type Form = NonNullable<Submission['form']>;
type Words = (typeof answers)[Form['locale']]['form'];

const style = `
:root { color-scheme: light; --ink: #1c1b18; --paper: #f6f1e6; --accent: #a3210f; }
body { max-width: 38rem; margin: 0 auto; padding: 12vh 1.5rem 4rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font: 400 2.5rem/1.15 Georgia, serif; }
main { border-top: 3px solid var(--accent); padding-top: 2rem; }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.2em; }
label { display: block; margin-top: 1.25rem; font-weight: 500; }
input, textarea { box-sizing: border-box; width: 100%; padding: 0.6rem 0.75rem; border: 1px solid var(--ink); background: none; color: inherit; font: inherit; }
[aria-invalid] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.hint { font-size: 0.9375rem; font-weight: 400; }
.mark { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.error { margin: 0.25rem 0 0; color: var(--accent); font-size: 0.9375rem; }
.trap { position: absolute; left: -100vw; }
button { margin-top: 1.5rem; padding: 0.75rem 1.5rem; border: 0; background: var(--accent); color: var(--paper); font: inherit; cursor: pointer; }
`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The answer to a form: success, or the error with everything that was typed. */
export function answerPage(
  form: Form,
  error: HttpError | undefined,
  { origins, inbox }: Config,
  { status, headers }: ResponseInit,
): Response {
  const { form: words, contactPath } = answers[form.locale];
  const site = origins[0] ?? '';
  const { title, text } = saying(error, words);
  const html = `<!DOCTYPE html>
<html lang="${form.locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${asText(title)}</title>
<style>${style}</style>
<main>
<h1>${asText(title)}</h1>
<p role="${error ? 'alert' : 'status'}">${asText(text)}</p>
${error ? again(form, error, words, inbox) : ''}
<p><a href="${asText(`${site}${contactPath}`)}">${asText(words.answer.back)}</a></p>
</main>
</html>
`;
  return new Response(html, {
    status: status ?? 200,
    headers: {
      ...(headers as Record<string, string>),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function saying(error: HttpError | undefined, { page, answer }: Words) {
  if (!error) return page.success;
  if (error instanceof InvalidMessage) return answer.wrong;
  return error.status === 429 ? answer.limited : page.failure;
}

/** The form, as it was filled in, with what is wrong beside each field. It posts to where it came from. */
function again({ locale, typed }: Form, error: HttpError, words: Words, inbox: string): string {
  const mail = `<a href="mailto:${asText(inbox)}">${asText(inbox)}</a>`;
  // What could not be read cannot be shown again.
  if (Object.keys(typed).length === 0) return `<p>${mail}</p>`;
  const wrong = error instanceof InvalidMessage ? error.fields : [];
  const fields = contactFields.map((field) => fieldOf(field, typed[field] ?? '', wrong.includes(field), words));
  return `<p>${asText(words.answer.kept)} ${mail}</p>
<p>${asText(words.required)}</p>
<form method="post">
${fields.join('\n')}
<p class="trap" aria-hidden="true"><label for="${trapField}">${asText(words.trap)}</label><input id="${trapField}" name="${trapField}" tabindex="-1" autocomplete="off"></p>
<input type="hidden" name="locale" value="${locale}">
<input type="hidden" name="recipient" value="${asText(inbox)}">
<button>${asText(words.answer.again)}</button>
</form>`;
}

/** A field with its label, and what is wrong below it: all as in the form on the site. */
function fieldOf(field: ContactField, typed: string, isWrong: boolean, words: Words): string {
  const input = contactInputs[field];
  const remark = input.required ? (field === 'message' ? withLimits(words.messageHint, field) : '') : words.optional;
  const hint = remark && ` <span class="hint">${asText(remark)}</span>`;
  const mark = input.required ? ' <span class="mark" aria-hidden="true">*</span>' : '';
  // React's spelling is HTML's, but for the case, which HTML does not tell apart.
  const attributes = Object.entries(input).map(([name, value]) => (value === true ? name : `${name.toLowerCase()}="${value}"`));
  const state = `id="${field}" name="${field}" ${attributes.join(' ')}${isWrong ? ` aria-invalid="true" aria-describedby="${field}-error"` : ''}`;
  const value = asText(typed);
  return `<label for="${field}">${asText(words[field])}${mark}${hint}</label>
${field === 'message' ? `<textarea ${state} rows="6">\n${value}</textarea>` : `<input ${state} value="${value}">`}
${isWrong ? `<p class="error" id="${field}-error">${asText(withLimits(words.mistakes[field], field))}</p>` : ''}`;
}

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
