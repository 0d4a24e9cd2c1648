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

/** Returns the code that a locale with a tag has: its language, script and region, without variants and extensions. */
export function codeOf({ language, script, region }: Intl.Locale): string {
  return [language, script, region].filter(Boolean).join('-');
}

/**
 * Returns the locale that a written tag means, of some locales: the one with its code, or else with the longest part of the code, as in
 * the lookup of RFC 4647. `zh-TW` means `zh-Hant` before `zh`. Returns the code of a tag that means none, and a text that is no tag as it is.
 */
export function localeIn(written: string, locales: readonly string[]): string {
  const tag = readTag(written);
  if (!tag) return written;
  const { language, script, region } = tag.maximize();
  const forms = [codeOf(tag), `${language}-${script}-${region}`, `${language}-${script}`, `${language}-${region}`, language];
  return forms.find((form) => locales.includes(form)) ?? codeOf(tag);
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
