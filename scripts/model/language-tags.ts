/** Reads language tags (BCP 47) in the forms that people and programs write. */

/** Grandfathered tags that `Intl` rejects or misreads, with the preferred values of the IANA registry. */
const grandfathered = new Map([
  ['en-gb-oed', 'en-GB-oxendict'],
  ['i-ami', 'ami'],
  ['i-bnn', 'bnn'],
  ['i-hak', 'hak'],
  ['i-klingon', 'tlh'],
  ['i-lux', 'lb'],
  ['i-navajo', 'nv'],
  ['i-pwn', 'pwn'],
  ['i-tao', 'tao'],
  ['i-tay', 'tay'],
  ['i-tsu', 'tsu'],
  ['no-bok', 'nb'],
  ['no-nyn', 'nn'],
  ['sgn-be-fr', 'sfb'],
  ['sgn-be-nl', 'vgt'],
  ['sgn-ch-de', 'sgg'],
  ['zh-min', 'nan'],
]);

/** Languages that precede an extended language subtag, which alone is the preferred value: `zh-yue` is `yue`. `Intl` rejects both. */
const extended = /^[a-z]{2,3}(?:-[a-z]{3})*-(?=[a-z]{3}(?:-|$))/;

/** Encoding and modifier of a POSIX locale name: `de_DE.UTF-8@euro`. */
const posixSuffix = /[.@].*$/;

/** Returns the tag in canonical form: `pt-BR` for `pt_br`, `de` for `ger`, `nb` for `no-bok`; undefined for a text that is no tag. */
export function readTag(written: string): Intl.Locale | undefined {
  const tag = written.trim().replace(posixSuffix, '').replaceAll('_', '-').toLowerCase();
  try {
    return new Intl.Locale(grandfathered.get(tag) ?? tag.replace(extended, ''));
  } catch {
    return undefined;
  }
}

/** Returns the code of a tag's language, which is the code of a locale of the site; a text that is no tag is returned as it is. */
export function localeIn(written: string): string {
  return readTag(written)?.language ?? written;
}

/** Returns true if `Intl` has number and date formats for the tag. */
export function hasFormats(tag: Intl.Locale): boolean {
  return Intl.NumberFormat.supportedLocalesOf(tag.toString()).length === 1;
}

/** Returns the tag in the form of `og:locale`: language and territory, `zh_TW` for `zh-Hant-TW`. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag);
  return region === undefined ? language : `${language}_${region}`;
}

/** ISO 15924 codes of the scripts that run from right to left, and of Mongolian and Phags-pa, which run downwards. */
const otherDirections = new Set('Adlm Arab Aran Gara Hebr Mand Mend Mong Nkoo Phag Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi'.split(' '));

/** Returns true if a language is written from left to right, in the given script or else in its most likely one. */
export function isLeftToRight(tag: Intl.Locale): boolean {
  return !otherDirections.has(tag.maximize().script ?? '');
}
