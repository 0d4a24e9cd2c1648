/** The wordings that the specification gives to the letter. */
import { fixedWordings } from '../../../schema/fixed-wordings.ts';
import type { MessageText } from '../project.ts';

/** The fingerprint that a text must have; undefined for one that may change. */
export function fingerprintOf({ locale, bundle, key }: MessageText): string | undefined {
  return fixedWordings[locale]?.[[bundle, ...key].join('.')];
}

/** Whether a text is held to the letter: no rule of typography or spelling may ask for another. */
export function isFixed(message: MessageText): boolean {
  return fingerprintOf(message) !== undefined;
}
