/** `npm run rename -- slug <page> fr=…`: changes slugs of a page and adds redirects from the old ones. */
import { resolve } from 'node:path';
import { Node, type ObjectLiteralExpression } from 'ts-morph';
import { runCommand, UsageError } from '../lib/command.ts';
import { nameOf } from '../model/locate.ts';
import { inlineObject, quote } from '../model/typescript.ts';
import { apply, type Plan } from './apply.ts';
import { refuse } from './names.ts';
import { pageEntry, readSlugs } from './page-tree.ts';
import { addProperty, objectOf, openSources, propertiesOf, propertyOf, type Sources, stringIn } from './sources.ts';

const command = 'npm run rename';

await runCommand({
  name: command,
  summary:
    'Changes the slugs of a page in schema/pages.ts, redirects its old addresses, and runs codegen. If codegen fails, all files are restored.',
  args: { 'slug <page> fr=<slug> en=<slug>': 'the id of a page, and its new slug in one or more locales' },
  async run({ args: [subject, page, ...slugs] }) {
    if (subject !== 'slug' || page === undefined || slugs.length === 0) {
      const found = subject === undefined ? 'nothing' : `"${[subject, page, ...slugs].filter((word) => word !== undefined).join(' ')}"`;
      throw new UsageError(
        `${found} found after ${command} --; slug, a page id and new slugs expected. Run ${command} -- slug about fr=qui-sommes-nous, for example.`,
      );
    }
    const root = resolve('.');
    await apply(root, planSlugs(openSources(root), page, slugs, `${command} -- slug ${[page, ...slugs].join(' ')}`));
  },
});

function planSlugs(sources: Sources, page: string, given: readonly string[], where: string): Plan {
  const { object } = pageEntry(sources, page, where);
  const property = propertyOf(object, 'slug');
  const slugs = property && objectOf(property.getInitializerOrThrow());
  if (!slugs)
    return refuse(
      where,
      'slugs that are not an object literal',
      `slug: { … } in the entry of "${page}"`,
      'write the slugs as an object literal',
    );
  const former = formerSlugsOf(object);
  for (const [locale, slug] of Object.entries(readSlugs(sources, given, where))) {
    const current = stringIn(slugs, locale);
    if (current === undefined)
      return refuse(
        where,
        `a slug in ${locale}, where "${page}" does not exist`,
        'slugs in the locales of the page',
        `leave ${locale} out`,
      );
    if (current === slug) refuse(where, `the slug "${slug}", which "${page}" has in ${locale}`, 'another slug', `leave ${locale} out`);
    propertyOf(slugs, locale)?.setInitializer(quote(slug));
    // A reused slug is no longer a former one.
    former[locale] = [...(former[locale] ?? []).filter((word) => word !== quote(slug)), quote(current)];
  }
  const written = inlineObject(Object.entries(former).map(([locale, words]) => [locale, `[${words.join(', ')}]`]));
  const known = propertyOf(object, 'formerSlugs');
  if (known) known.setInitializer(written);
  else addProperty(object, 'formerSlugs', written, property);
  return { changes: sources.edited(), next: ['The old addresses redirect permanently. Links name the page and need no change.'] };
}

/** Returns the former slugs of an entry as source text, by locale. */
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
