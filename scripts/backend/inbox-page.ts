/** The pages of the local mailbox. */
import { createHash } from 'node:crypto';
import type { Email } from 'postal-mime';

const style = `
body { overflow-wrap: anywhere; max-width: 48rem; margin: 3rem auto; padding: 0 1.5rem; background: #f6f1e6; color: #1c1b18; font: 1rem/1.6 system-ui, sans-serif; }
h1 { font: 400 2rem/1.2 Georgia, serif; }
a { color: inherit; text-decoration-color: #c1301c; text-underline-offset: 0.2em; }
li { padding: 0.75rem 0; border-top: 1px solid #1c1b1833; list-style: none; }
ul { padding: 0; }
li a, dd { unicode-bidi: isolate; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 1rem; }
dt { color: #6b675e; }
dd { margin: 0; }
pre { padding: 1.5rem 0; border-top: 2px solid #c1301c; white-space: pre-wrap; unicode-bidi: plaintext; font: inherit; }
`;

/** Content policy: the one style sheet, no scripts, no frames. */
export const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Invisible characters: controls except tab and line break, and marks of text direction. */
const invisible = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

export function listPage(mails: readonly (Email & { readonly file: string })[], path: string): string {
  const items = mails.map(
    ({ file, subject, date }) =>
      `<li><a href="${path}/${file}">${asText(subject ?? '(no subject)')}</a> <small>${asText(date ?? '')}</small></li>`,
  );
  return page(
    'Local mailbox',
    `<p><a href="/">The site</a></p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet. Send a message from the site.</p>'}`,
  );
}

export function mailPage({ subject, from, to, replyTo, date, messageId, text }: Email, path: string): string {
  const facts = {
    From: name(from),
    To: to?.map(name).join(', '),
    'Reply to': replyTo?.map(name).join(', '),
    Date: date,
    'Message-ID': messageId,
  };
  const rows = Object.entries(facts).map(([term, value]) => `<dt>${term}</dt><dd>${asText(value ?? '')}</dd>`);
  return page(subject ?? '(no subject)', `<p><a href="${path}">All mails</a></p><dl>${rows.join('')}</dl><pre>${asText(text ?? '')}</pre>`);
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asText(title)}</title><style>${style}</style><h1>${asText(title)}</h1>${body}</html>`;
}

function name(who: Email['from']): string {
  return [who?.name, who?.address && `<${who.address}>`].filter(Boolean).join(' ');
}

function asText(text: string): string {
  return text
    .replace(invisible, (character) => (/[\t\r\n]/.test(character) ? character : `[U+${hex(character)}]`))
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
