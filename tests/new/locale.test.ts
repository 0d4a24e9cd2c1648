/** `npm run new -- locale` reads a language in any form of its tag. */
import { expect, test } from 'vitest';
import { locale } from '../../scripts/new/locale.ts';
import { openSources } from '../../scripts/new/sources.ts';

test.each([
  ['DE', undefined, "de: { prefix: '/de', tag: 'de-DE', ogLocale: 'de_DE', name: 'Deutsch', short: 'DE' }"],
  ['ger', 'de_at', "de: { prefix: '/de', tag: 'de-AT', ogLocale: 'de_AT', name: 'Deutsch', short: 'DE' }"],
  ['pt', undefined, "pt: { prefix: '/pt', tag: 'pt-BR', ogLocale: 'pt_BR', name: 'Português', short: 'PT' }"],
  ['pt_BR', undefined, "'pt-BR': { prefix: '/pt-br', tag: 'pt-BR', ogLocale: 'pt_BR', name: 'Português (Brasil)', short: 'PT-BR' }"],
  [
    'es-419',
    undefined,
    "'es-419': { prefix: '/es-419', tag: 'es-419', ogLocale: 'es_419', name: 'Español latinoamericano', short: 'ES-419' }",
  ],
  ['zh-hant', undefined, "'zh-Hant': { prefix: '/zh-hant', tag: 'zh-Hant-TW', ogLocale: 'zh_TW', name: '繁體中文', short: 'ZH-HANT' }"],
  ['fil', undefined, "fil: { prefix: '/fil', tag: 'fil-PH', ogLocale: 'fil_PH', name: 'Filipino', short: 'FIL' }"],
  ['ar', undefined, "ar: { prefix: '/ar', tag: 'ar-EG', ogLocale: 'ar_EG', name: 'العربية', short: 'AR' }"],
  ['ar', 'ar-MA', "ar: { prefix: '/ar', tag: 'ar-MA', ogLocale: 'ar_MA', name: 'العربية', short: 'AR' }"],
  ['sr', 'sr-latn', "sr: { prefix: '/sr', tag: 'sr-Latn-RS', ogLocale: 'sr_RS', name: 'Српски', short: 'SR' }"],
  ['no-bok', undefined, "nb: { prefix: '/nb', tag: 'nb-NO', ogLocale: 'nb_NO', name: 'Norsk bokmål', short: 'NB' }"],
])('%s with --tag %s', (id, tag, entry) => {
  const one = (option: string) => (option === 'tag' ? tag : undefined);
  const { changes } = locale.plan({ sources: openSources(process.cwd()), id, where: 'npm run new', one, all: () => [] });
  expect(changes['schema/site/locales.ts']).toContain(entry);
});
