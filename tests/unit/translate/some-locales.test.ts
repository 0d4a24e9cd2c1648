/** Units of texts that exist in some locales only. */
import { expect, test } from 'vitest';
import { buildModel } from '../../../scripts/model/build-model.ts';
import { readGenerated } from '../../../scripts/model/generated-files.ts';
import { loadSchema, type Schema } from '../../../scripts/model/schema.ts';
import { unitsIn } from '../../../scripts/translate/unit.ts';

const root = 'tests/codegen/base';
const schema = await loadSchema(root);
const files = readGenerated(root);

/** Returns the units of a page in a locale, after a change of the schema. */
function unitsOf(page: string, locale: string, changes: object) {
  const site = buildModel({ ...schema, ...changes } as Schema, (file) => files[file]);
  return unitsIn({ site, files }, locale).filter(({ bundle }) => bundle === page);
}

/** The page tree with other locales of "strategy", and a slug of every page in each locale. */
const withLocales = (locales: readonly string[], all: readonly string[]) =>
  Object.fromEntries(
    Object.entries(schema.pages).map(([id, page]) => {
      const own = id === 'strategy' ? locales : all;
      const slug = Object.fromEntries(own.map((locale) => [locale, page.slug.en ?? '']));
      return [id, { ...page, slug, ...(id === 'strategy' && { locales }) }];
    }),
  );

test('a page in one language has nothing to translate', () => {
  expect(unitsOf('strategy', 'en', {}).length).toBeGreaterThan(0);
  expect(unitsOf('strategy', 'en', { pages: withLocales(['en'], ['fr', 'en']) })).toEqual([]);
});

test('a page without the default language is translated from its first language', () => {
  const locales = { ...schema.locales, de: { prefix: '/de', tag: 'de-DE' } };
  const units = unitsOf('strategy', 'de', { locales, pages: withLocales(['en', 'de'], ['fr', 'en', 'de']) });
  const english = unitsOf('strategy', 'en', {}).map(({ target }) => target);
  expect(units.map(({ sourceLocale, source, state }) => [sourceLocale, source, state])).toEqual(
    english.map((text) => ['en', text, 'missing']),
  );
});
