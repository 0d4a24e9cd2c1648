/** The limits of the contact message, and where it goes: numbers and names only, so that the browser gets nothing more. */

/** Bounds of the contact message, in characters (code points) after trimming. */
export const contactBounds = {
  name: { min: 2, max: 80 },
  email: { max: 254 },
  phone: { max: 40 },
  message: { min: 10, max: 5000 },
} as const;

/** Bounds of what is sent: both names in one, and the message with its phone line. The database repeats them. */
export const payloadBounds = {
  name: { min: 2 * contactBounds.name.min + 1, max: 2 * contactBounds.name.max + 1 },
  email: contactBounds.email,
  message: { min: contactBounds.message.min, max: contactBounds.message.max + 100 },
} as const;

/**
 * How many bytes a message may take on its way to the function: 12 for each character, which is one outside the first plane
 * in a form's encoding, and 1 KiB for the names of the fields. `recipient` is an e-mail address as well.
 */
export const maxBodyBytes =
  12 * (2 * contactBounds.name.max + 2 * contactBounds.email.max + contactBounds.phone.max + contactBounds.message.max) + 1024;

/** What can be wrong with a message that is not taken in: the sections of the page that says so. */
export const refusals = ['invalid', 'long', 'limited', 'unavailable'] as const;

/** Size of the message field. */
export const messageField = { rowsInModal: 4, rowsOnPage: 5, minHeightPx: 80 } as const;

/** The serverless function that takes the message. */
export const contactFunction = 'send-contact-email';

/** Path of that function, on the backend or on the site’s own origin. */
export const contactEndpoint = `/functions/v1/${contactFunction}`;

/** How long a visitor who has pressed send waits for an answer, in milliseconds; then it is a failure, and may be pressed again. */
export const answerWithinMs = 30_000;

/** A field that no visitor sees and no browser fills in by itself, but robots do. */
export const trapField = 'subject';

/** Nobody types five fields faster than this: who does is answered a second later. That hides no message, for some paste theirs. */
export const minFillMs = 2000;

/** How many messages one client may send, in how many seconds. */
export const contactLimit = { messages: 5, windowSeconds: 3600 } as const;
