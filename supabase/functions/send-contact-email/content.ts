/** What the visitor typed, worked out from what was sent: by it two messages are the same, and it is held to the rules of the form. */
import { answers } from '../_shared/answers.ts';
import { contactMessage } from '../_shared/contact.ts';
import type { ContactPayload } from '../_shared/contact-payload.ts';
import { keyedHash } from './secret.ts';

const phoneLine = new RegExp(
  `\\n\\n(?:${Object.values(answers)
    .map(({ phone }) => escaped(phone))
    .join('|')}): ([^\\n]*)$`,
);

/** E-mail, name, message and phone as one text: the same whenever the same was typed, in whatever language the phone line begins. */
export function typedContent({ email, name, message }: ContactPayload): string {
  return [email.toLowerCase(), name, message.replace(phoneLine, '\n\n$1')].join('\n').normalize('NFC');
}

/** The fields that no form of the site would send: a name that is not made of two, a message that is too short or too long without its phone line. */
export function fieldsOfNoForm({ name, message }: ContactPayload): string[] {
  const { firstName, lastName, phone, message: text } = contactMessage.shape;
  const isSent = {
    name: [...name.matchAll(/ /g)].some(
      ({ index }) => firstName.safeParse(name.slice(0, index)).success && lastName.safeParse(name.slice(index)).success,
    ),
    message: text.safeParse(message.replace(phoneLine, '')).success && phone.safeParse(phoneLine.exec(message)?.[1]).success,
  };
  return (['name', 'message'] as const).filter((field) => !isSent[field]);
}

/**
 * The id of a form that a browser without a script sends, for it has none of its own: the same words on the same day are
 * one message. A day turns at 02:00 UTC, when nobody writes. The key keeps anybody from sending another message under it.
 */
export function idOfForm(content: string, hashKey: string, now: Date): string {
  const day = new Date(now.getTime() - 2 * 3_600_000).toISOString().slice(0, 10);
  const hash = keyedHash(`${day}\n${content}`, hashKey);
  // RFC 9562, version 8: an id made in a way of one's own.
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
