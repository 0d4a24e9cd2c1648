/** What a mail says: one message, or a digest of several. Its Message-ID is the same for every try. */
import MailComposer from 'nodemailer/lib/mail-composer';
import { payloadBounds } from '../_shared/contact-bounds.ts';
import { contactPayload } from '../_shared/contact-payload.ts';
import type { Config } from './config.ts';
import type { Claimed, ClaimedMail } from './store.ts';

/** The mail's source, as it travels. It goes to the inbox of the configuration, whatever its messages say. */
export function compose({ mail, messages }: ClaimedMail, { from, inbox }: Pick<Config, 'from' | 'inbox'>): Promise<Buffer> {
  const [first] = messages as readonly [Claimed];
  return new MailComposer({
    ...(messages.length === 1 ? alone(first) : digest(messages)),
    from: { name: 'Site', address: from },
    to: inbox,
    messageId: `<${mail}@${from.split('@').at(-1)}>`,
    // The same for every try, as a provider that compares them wants it.
    date: first.created_at,
    headers: { 'Resend-Idempotency-Key': mail, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

function alone(message: Claimed) {
  const who = inOneLine(message.name);
  const isAddress = contactPayload.shape.email.safeParse(message.email).success;
  return { ...(isAddress && { replyTo: { name: who, address: message.email } }), subject: `Message de ${who}`, text: textOf(message) };
}

function digest(messages: readonly Claimed[]) {
  return { subject: `${messages.length} messages`, text: messages.map(textOf).join(`\n${'='.repeat(72)}\n\n`) };
}

function textOf({ id, locale, name, email, message, created_at }: Claimed): string {
  return `${message}\n\n-- \n${inOneLine(name)} <${inOneLine(email)}>\n${created_at.toISOString()}, ${locale}, ${id}\n`;
}

const longest = Math.max(payloadBounds.name.max, payloadBounds.email.max);

/** A text as a header may have it, however it came into the database: one line, not too long, and no `=?`, which begins a word that mail readers decode. */
function inOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return [...line].slice(0, longest).join('').replaceAll('=?', '= ?');
}
