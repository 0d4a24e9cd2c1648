/** `npm run new -- locale <code>`: adds the entry of a locale and lists the slugs to write. */
import { codeOf, openGraphLocale, readTag } from '../model/language-tags.ts';
import { codeFault, tagFault } from '../model/locales.ts';
import { quote } from '../model/typescript.ts';
import { capital, refuse, refuseFor } from './names.ts';
import type { Input, Scaffold } from './options.ts';
import { localesOf, pageEntries, treeFile } from './page-tree.ts';
import { addProperty, objectIn, propertyOf } from './sources.ts';

export const locale: Scaffold = {
  options: ['tag', 'name'],
  plan(input) {
    const { sources, id, where, one } = input;
    const given = readTag(id);
    const code = given ? codeOf(given) : id;
    refuseFor(codeFault(code), where);
    if (localesOf(sources).includes(code))
      refuse(where, `the locale "${code}", which schema/site/locales.ts has`, 'a new locale', 'choose another code');
    const tag = withRegion(one('tag') ?? id);
    refuseFor(tagFault(tag, code), where);
    const name = one('name') ?? ownName(code, input);
    const facts = { prefix: `/${code.toLowerCase()}`, tag, ogLocale: openGraphLocale(tag), name, short: code.toUpperCase() };
    const entry = Object.entries(facts).map(([key, value]) => `${key}: ${quote(value)}`);
    addProperty(objectIn(sources.file('schema/site/locales.ts'), 'locales'), code, `{ ${entry.join(', ')} }`);
    // A page with locales of its own does not exist in the new one.
    const everywhere = pageEntries(sources).filter(({ object }) => propertyOf(object, 'locales') === undefined);
    const slugs = everywhere.map(({ id: page, object }) => {
      const line = (propertyOf(object, 'slug') ?? object).getStartLineNumber();
      return `  ${treeFile}:${line} ("${page}")  slug.${code}`;
    });
    const next = [
      `Add these ${slugs.length} slugs (npm run typecheck lists those that are missing):`,
      ...slugs,
      `Then run npm run codegen: it writes generated/messages/${code}/ and lists the texts to write.`,
    ];
    return { changes: sources.edited(), next, isForCodegenLater: true };
  },
};

/** Returns the canonical tag with its region or the most likely one: `de-DE` for `de`. Returns a text that is no tag as it is. */
function withRegion(written: string): string {
  const tag = readTag(written);
  const region = tag?.maximize().region;
  return tag && region !== undefined ? new Intl.Locale(tag, { region }).toString() : written;
}

/** Returns the name of the language in the language itself. Throws for an unknown language. */
function ownName(code: string, { where }: Input): string {
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  return name === undefined ? refuse(where, `the language "${code}"`, 'a known language', 'add --name and --tag') : capital(name);
}
