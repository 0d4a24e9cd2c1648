// Generated from schema/ by "npm run codegen". Do not edit. Seal: b42f2572482c9d51
/** The rules of the message. */
import { contactFields } from './fields.ts';

export const isName = (text: string) => text.length >= contactFields.name.min;
