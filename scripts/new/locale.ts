/** `npm run new -- locale <code>`: adds the entry of a locale and lists the slugs to write. */
import { codeForm, isTag } from '../model/locales.ts';
import { quote } from '../model/typescript.ts';
import { capital, refuse } from './names.ts';
import type { Input, Scaffold } from './options.ts';
import { localesOf, pageEntries, treeFile } from './page-tree.ts';
import { addProperty, objectIn, propertyOf } from './sources.ts';

export const locale: Scaffold = {
  options: ['tag', 'name'],
  plan(input) {
    const { sources, id, where, one } = input;
    if (!codeForm.test(id))
      refuse(where, `the code "${id}"`, 'the code of a language: de, es, nl', 'write the two small letters of the language');
    if (localesOf(sources).includes(id))
      refuse(where, `the locale "${id}", which schema/site/locales.ts has`, 'a new locale', 'choose another code');
    const tag = one('tag') ?? likelyTag(id);
    const [language = '', country = '', ...more] = tag.split('-');
    if (language !== id || !/^[A-Z]{2}$/.test(country) || more.length > 0)
      refuse(where, `the tag "${tag}"`, 'a language and a country, such as de-AT', `add --tag ${id}-…`);
    if (!isTag(tag)) refuse(where, `the tag "${tag}"`, 'a language with number and date formats', 'choose another language');
    const name = one('name') ?? ownName(input);
    const facts = { prefix: `/${id}`, tag, ogLocale: tag.replace('-', '_'), name, short: id.toUpperCase() };
    const entry = Object.entries(facts).map(([key, value]) => `${key}: ${quote(value)}`);
    addProperty(objectIn(sources.file('schema/site/locales.ts'), 'locales'), id, `{ ${entry.join(', ')} }`);
    const slugs = pageEntries(sources).map(({ id: page, object }) => {
      const line = (propertyOf(object, 'slug') ?? object).getStartLineNumber();
      return `  ${treeFile}:${line} ("${page}")  slug.${id}`;
    });
    const next = [
      `Add these ${slugs.length} slugs (npm run typecheck lists those that are missing):`,
      ...slugs,
      `Then run npm run codegen: it writes generated/messages/${id}/ and lists the texts to write.`,
    ];
    return { changes: sources.edited(), next, isForCodegenLater: true };
  },
};

/** Returns the tag with the most likely region: `de-DE` for `de`. */
function likelyTag(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}-${region ?? ''}`;
}

/** Returns the name of the language in the language itself. Throws for an unknown language. */
function ownName({ id, where }: Input): string {
  const name = new Intl.DisplayNames(id, { type: 'language', fallback: 'none' }).of(id);
  return name === undefined ? refuse(where, `the language "${id}"`, 'a known language', 'add --name and --tag') : capital(name);
}
