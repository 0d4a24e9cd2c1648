/** The ledger of published paths: the first address of an article. */
import { expect, test } from 'vitest';
import { emitLedger, firstPathsOf, type Ledger, readLedger } from '../../../scripts/codegen/ledger.ts';
import { buildModel } from '../../../scripts/model/build-model.ts';
import { loadSchema, type Schema } from '../../../scripts/model/schema.ts';
import type { SiteModel } from '../../../scripts/model/site-model.ts';

const schema = await loadSchema(process.cwd());
const [article = '', { slug }] = Object.entries(schema.pages).find(([, { kind }]) => kind === 'article') as [
  string,
  Schema['pages'][string],
];
const { fr = '' } = slug;

/** Returns the model after a change of the French slug of the article. */
const withSlug = (given: string, former: readonly string[]) =>
  buildModel(
    {
      ...schema,
      pages: { ...schema.pages, [article]: { ...schema.pages[article], slug: { ...slug, fr: given }, formerSlugs: { fr: former } } },
    } as unknown as Schema,
    () => undefined,
  );

/** Returns the ledger that codegen writes, as it reads the ledger. */
const ledgerAfter = (model: SiteModel, ledger: Ledger) => readLedger(model, emitLedger(model, ledger));

test('the first address of an article stays when its slug changes, and changes back', () => {
  const published = withSlug(fr, []);
  let ledger = ledgerAfter(published, []);
  const { [article]: first } = firstPathsOf(published, []);
  expect(first?.['fr']).toMatch(new RegExp(`/${fr}$`));
  for (const [given, former] of [
    ['autre', [fr]],
    ['encore', [fr, 'autre']],
    [fr, ['autre', 'encore']],
    ['dernier', ['autre', 'encore', fr]],
  ] as const) {
    const model = withSlug(given, former);
    ledger = ledgerAfter(model, ledger);
    expect(firstPathsOf(model, ledger)[article]).toEqual(first);
  }
});

test('an article renamed before its first publication has its own address', () => {
  const model = withSlug('autre', []);
  expect(firstPathsOf(model, ledgerAfter(model, []))[article]?.['fr']).toMatch(/\/autre$/);
});
