/** Language tags as people and programs write them. */
import { expect, test } from 'vitest';
import { directionOf } from '../../schema/text/language-tag.ts';
import { localeIn, openGraphLocale, readTag } from '../../scripts/model/language-tags.ts';

test.each([
  ['fr', 'fr'],
  ['FR-fr', 'fr-FR'],
  [' pt_br ', 'pt-BR'],
  ['de_DE.UTF-8@euro', 'de-DE'],
  ['zh_hant_TW', 'zh-Hant-TW'],
  ['es-419', 'es-419'],
  ['de-1996', 'de-1996'],
  // ISO 639-2, terminological and bibliographic.
  ['deu', 'de'],
  ['ger', 'de'],
  ['fre-CA', 'fr-CA'],
  ['slo', 'sk'],
  // Deprecated codes.
  ['iw', 'he'],
  ['in', 'id'],
  ['en-UK', 'en-GB'],
  // Grandfathered tags, regular and irregular.
  ['art-lojban', 'jbo'],
  ['zh-hakka', 'hak'],
  ['zh-min-nan', 'nan'],
  ['no-bok', 'nb'],
  ['i-lux', 'lb'],
  ['I-Klingon', 'tlh'],
  ['en-GB-oed', 'en-GB-oxendict'],
  ['sgn-BE-FR', 'sfb'],
  // Extended language subtags.
  ['zh-yue-HK', 'yue-HK'],
  ['zh-cmn-Hans-CN', 'zh-Hans-CN'],
  ['sgn-ase', 'ase'],
])('%s is %s', (written, tag) => {
  expect(readTag(written)?.toString()).toBe(tag);
});

test.each(['', '-', 'f', 'fr-', 'French language', 'i-default', 'x-private', 'constructor', '__proto__'])('%j is no tag', (written) => {
  expect(readTag(written)).toBeUndefined();
});

test.each([
  ['EN', 'en'],
  ['en_GB', 'en'],
  ['eng', 'en'],
  ['en-US-x-site', 'en'],
  ['pt', 'pt'],
  ['pt-PT', 'pt'],
  ['pt_br', 'pt-BR'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  // Its most likely region.
  ['zh', 'zh-CN'],
  ['zh-HK-x-site', 'zh-Hant'],
  // No locale of the site.
  ['de_AT', 'de-AT'],
  ['sr-Latn-RS', 'sr-Latn-RS'],
  ['?', '?'],
])('the locale of %s is %s', (written, locale) => {
  expect(localeIn(written, ['fr', 'en', 'pt', 'pt-BR', 'zh-Hant', 'zh-CN', 'sr-Cyrl'])).toBe(locale);
});

test.each(['ar', 'he', 'iw', 'fa-AF', 'ur', 'yi', 'dv', 'ckb', 'sd', 'pa-PK', 'az-IR', 'az-Arab', 'ku-Arab-IQ', 'ff-Adlm', 'nqo'])(
  '%s is written from right to left',
  (tag) => {
    expect(directionOf(tag)).toBe('rtl');
  },
);

test.each(['fr', 'en-GB', 'sd-Deva', 'az', 'ku', 'pa-IN', 'ja', 'zh-Hant', 'mn', 'tr'])('%s is written from left to right', (tag) => {
  expect(directionOf(tag)).toBe('ltr');
});

test('og:locale has language and territory', () => {
  expect(['fr-FR', 'zh-Hant-TW', 'es-419', 'de'].map(openGraphLocale)).toEqual(['fr_FR', 'zh_TW', 'es_419', 'de']);
});
