/** `npm run new -- locale <code>`: its entry, and the list of what the compiler asks for by then. */

import { codeForm, isTag } from '../model/locales.ts';
import { quote } from '../model/typescript.ts';
import { capital, refuse } from './names.ts';
import { localesOf, pageEntries, treeFile } from './page-tree.ts';
import type { Asked, Thing } from './plan.ts';
import { addProperty, objectIn, propertyOf } from './sources.ts';

export const locale: Thing = {
  options: ['tag', 'name'],
  plan(asked) {
    const { sources, id, where, one } = asked;
    if (!codeForm.test(id)) refuse(where, `the code "${id}"`, 'the code of a language: de, es, nl', 'write its two small letters');
    if (localesOf(sources).includes(id))
      refuse(where, `the locale "${id}", which schema/site/locales.ts has`, 'one that is not there', 'nothing to do');
    const tag = one('tag') ?? likelyTag(id);
    const [language = '', country = '', ...more] = tag.split('-');
    if (language !== id || !/^[A-Z]{2}$/.test(country) || more.length > 0)
      refuse(where, `the tag "${tag}"`, 'a language and a country, such as de-AT', `add --tag ${id}-…`);
    if (!isTag(tag)) refuse(where, `the tag "${tag}"`, 'a language that numbers and dates can be written in', 'choose another language');
    const name = one('name') ?? ownName(asked);
    const facts = { prefix: `/${id}`, tag, ogLocale: tag.replace('-', '_'), name, short: id.toUpperCase() };
    const entry = Object.entries(facts).map(([key, value]) => `${key}: ${quote(value)}`);
    addProperty(objectIn(sources.file('schema/site/locales.ts'), 'locales'), id, `{ ${entry.join(', ')} }`);
    const slugs = pageEntries(sources).map(({ id: page, object }) => {
      const line = (propertyOf(object, 'slug') ?? object).getStartLineNumber();
      return `  ${treeFile}:${line} ("${page}")  slug.${id}`;
    });
    const next = [
      `The compiler asks for ${slugs.length} slugs, as npm run typecheck says:`,
      ...slugs,
      `Then npm run codegen writes generated/messages/${id}/ and lists the texts to write.`,
    ];
    return { changes: sources.edited(), next, isForCodegenLater: true };
  },
};

/** The language as it is written where most of its speakers are: `de` is `de-DE`. */
function likelyTag(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}-${region ?? ''}`;
}

/** What the language calls itself. Throws for one that nobody knows. */
function ownName({ id, where }: Asked): string {
  const name = new Intl.DisplayNames(id, { type: 'language', fallback: 'none' }).of(id);
  return name === undefined ? refuse(where, `the language "${id}"`, 'one that has a name', 'add --name, and --tag') : capital(name);
}
