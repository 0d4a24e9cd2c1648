/** Language tags as people and programs write them. */
import { expect, test } from 'vitest';
import { isLeftToRight, localeIn, openGraphLocale, readTag } from '../../scripts/model/language-tags.ts';

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

test('the locale of a tag is its language', () => {
  expect(['EN', 'en_GB', 'eng', 'en-US-x-site', '?'].map(localeIn)).toEqual(['en', 'en', 'en', 'en', '?']);
});

test.each([
  'ar',
  'he',
  'iw',
  'fa-AF',
  'ur',
  'yi',
  'dv',
  'ckb',
  'sd',
  'pa-PK',
  'az-IR',
  'az-Arab',
  'ku-Arab-IQ',
  'ff-Adlm',
  'nqo',
  'mn-Mong',
])('%s is not written from left to right', (tag) => {
  expect(isLeftToRight(new Intl.Locale(tag))).toBe(false);
});

test.each(['fr', 'en-GB', 'sd-Deva', 'az', 'ku', 'pa-IN', 'ja', 'zh-Hant', 'mn', 'tr'])('%s is written from left to right', (tag) => {
  expect(isLeftToRight(new Intl.Locale(tag))).toBe(true);
});

test('og:locale has language and territory', () => {
  expect(['fr-FR', 'zh-Hant-TW', 'es-419', 'de'].map(openGraphLocale)).toEqual(['fr_FR', 'zh_TW', 'es_419', 'de']);
});
