/** The limits of the contact message, and where it goes: numbers and names only, so that the browser gets nothing more. */

/** Bounds of the contact message, in characters after trimming. */
export const contactBounds = {
  name: { min: 2, max: 80 },
  email: { max: 254 },
  phone: { max: 40 },
  message: { min: 10, max: 5000 },
} as const;

/** Size of the message field. */
export const messageField = { rowsInModal: 4, rowsOnPage: 5, minHeightPx: 80 } as const;

/** The serverless function that takes the message. */
export const contactFunction = 'send-contact-email';

/** Path of that function, on the backend or on the site’s own origin. */
export const contactEndpoint = `/functions/v1/${contactFunction}`;
