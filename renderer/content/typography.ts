/** Spaces that must not break, so that translators can type ordinary ones. */
import type { Locale } from '#schema/site.ts';

const thin = '\u202f';
const wide = '\u00a0';

/** A text with the unbreakable spaces its language wants: in French before `; ! ? :` and inside guillemets. */
export function typeset(text: string, locale: Locale): string {
  if (locale !== 'fr') return text;
  return text
    .replace(/ ([;!?])/g, `${thin}$1`)
    .replace(/ :/g, `${wide}:`)
    .replace(/« /g, `«${wide}`)
    .replace(/ »/g, `${wide}»`);
}
