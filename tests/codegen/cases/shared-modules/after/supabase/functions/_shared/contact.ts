// Generated from schema/ by "npm run codegen". Do not edit. Seal: a91c7473e7eb639e
/** The rules of the message. */
import { contactBounds } from './contact-bounds.ts';

export const isName = (text: string) => text.length >= contactBounds.name.min;
