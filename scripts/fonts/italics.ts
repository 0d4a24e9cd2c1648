/** Which part of a text is set in italics. */

/** The phrases between asterisks, or a tagline whole; of the text of one key, `['hero', 'title']`. */
export function italicsOf({ key, text }: { readonly key: readonly string[]; readonly text: string }): string {
  return key.at(-1) === 'tagline' ? text : [...text.matchAll(/\*([^*]+)\*/g)].map(([, phrase]) => phrase).join(' ');
}
