/** `npm run rename -- slug <page> fr=…`: the new slugs, and the old ones among those that redirect. */
import { Node, type ObjectLiteralExpression } from 'ts-morph';
import { quote } from '../../codegen/emit/text.ts';
import { addProperty, nameOf, objectOf, propertiesOf, propertyOf, stringIn } from '../objects.ts';
import { pageEntry, readSlugs } from '../page-tree.ts';
import { refuse } from '../refuse.ts';
import type { Renaming } from './renaming.ts';

export const slug: Renaming = {
  takes: ['the id of a page', 'its new slugs, fr=qui-sommes-nous'],
  takesMore: true,
  plan({ sources, from, to, where }) {
    const { object } = pageEntry(sources, from, where);
    const property = propertyOf(object, 'slug');
    const slugs = property && objectOf(property.getInitializerOrThrow());
    if (!slugs) return refuse(where, 'slugs that are not written out', `slug: { … } in the entry of "${from}"`, 'write them out');
    const former = formerSlugsOf(object);
    for (const [locale, given] of Object.entries(readSlugs(sources, to, where))) {
      const today = stringIn(slugs, locale) ?? '';
      if (today === given) refuse(where, `the slug "${given}", which "${from}" has in ${locale}`, 'another slug', `leave ${locale} out`);
      propertyOf(slugs, locale)?.setInitializer(quote(given));
      // A slug that comes back is no former one any more.
      former[locale] = [...(former[locale] ?? []).filter((word) => word !== quote(given)), quote(today)];
    }
    const written = `{ ${Object.entries(former)
      .map(([locale, words]) => `${locale}: [${words.join(', ')}]`)
      .join(', ')} }`;
    const known = propertyOf(object, 'formerSlugs');
    if (known) known.setInitializer(written);
    else addProperty(object, 'formerSlugs', written, property);
    return { changes: sources.edited(), next: ['The old addresses redirect for good; links name the page, and need no change.'] };
  },
};

/** The former slugs of an entry as they are written, by locale. */
function formerSlugsOf(entry: ObjectLiteralExpression): Record<string, string[]> {
  const former = propertyOf(entry, 'formerSlugs')?.getInitializer();
  const lists = former && objectOf(former);
  return Object.fromEntries(
    (lists ? propertiesOf(lists) : []).map((property) => {
      const words = property.getInitializer();
      return [nameOf(property), Node.isArrayLiteralExpression(words) ? words.getElements().map((word) => word.getText()) : []];
    }),
  );
}
