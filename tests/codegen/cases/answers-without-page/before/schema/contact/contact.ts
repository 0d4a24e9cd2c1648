/** The rules of the message. */
import { contactBounds } from './contact-bounds.ts';

export const isName = (text: string) => text.length >= contactBounds.name.min;
