/** The rules of the message. */
import { contactFields } from './fields.ts';

export const isName = (text: string) => text.length >= contactFields.name.min;
