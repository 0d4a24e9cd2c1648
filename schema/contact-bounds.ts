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

/** Nobody types five fields faster than this; what comes sooner is kept for review. */
export const minFillMs = 2000;

/** How many messages one client may send, in how many seconds. */
export const contactLimit = { messages: 5, windowSeconds: 3600 } as const;
