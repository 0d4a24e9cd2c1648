/** Facts that follow from a language tag (BCP 47): language and direction. */

/** Returns the language of a locale or tag, without script and region: `pt` for `pt-BR`. */
export function primaryLanguage(tag: string): string {
  return tag.replace(/-.*/s, '');
}

/** ISO 15924 codes of the scripts that run from right to left. */
const rightToLeft = /* @__PURE__ */ new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi'.split(' '));

/** Returns the value of `dir` for a tag: the direction of its script, given or most likely. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
}
