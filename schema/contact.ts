/** The contact message: one set of rules for both forms, the browser and the server. */
import { z } from 'zod';

/** Bounds of the contact message, in characters after trimming. */
export const contactBounds = {
  name: { min: 2, max: 80 },
  email: { max: 254 },
  phone: { max: 40 },
  message: { min: 10, max: 5000 },
} as const;

/** Size of the message field. */
export const messageField = { rowsInModal: 4, rowsOnPage: 5, minHeightPx: 80 } as const;

/** What a visitor types. Strings are trimmed; an absent phone is the empty string. */
export const contactMessage = z.object({
  firstName: z.string().trim().min(contactBounds.name.min).max(contactBounds.name.max),
  lastName: z.string().trim().min(contactBounds.name.min).max(contactBounds.name.max),
  email: z.string().trim().max(contactBounds.email.max).pipe(z.email()),
  phone: z.string().trim().max(contactBounds.phone.max).default(''),
  message: z.string().trim().min(contactBounds.message.min).max(contactBounds.message.max),
});

export type ContactMessage = z.output<typeof contactMessage>;

/** The fields of both forms, in order. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const satisfies readonly (keyof ContactMessage)[];

/** Where both forms post, on the site's own origin. */
export const contactEndpoint = '/functions/v1/send-contact-email';
