// Generated from schema/ by "npm run codegen". Do not edit. Seal: 07727e4a8c69aaf2
/** The contact function as the site knows it: address, limits, refusals. Without zod, as fields.ts. */

/** Name of the serverless function that takes messages. */
export const contactFunction = 'send-contact-email';

/** Path of the function, on the backend or on the site’s own origin. */
export const contactEndpoint = `/functions/v1/${contactFunction}`;

/** Milliseconds until a request without an answer counts as failed, and the visitor may send again. */
export const answerWithinMs = 30_000;

/** Reasons for which a message is refused: the sections of the page `messageNotSent`. */
export const refusals = ['invalid', 'long', 'limited', 'unavailable'] as const;

/** A field that is hidden from visitors and not completed by browsers, but filled in by robots. */
export const trapField = 'subject';

/** A message typed faster than this, in milliseconds, is answered a second later. Haste hides no message: some visitors paste theirs. */
export const minFillMs = 2000;

/** The rate limit of one client. */
export const contactLimit = { messages: 5, windowSeconds: 3600 } as const;
