/** Translation units: a source text, its translation in one locale, and its context. */
import type { Leaf } from '../../schema/language/nodes.ts';
import { memoizePerText } from '../lib/maps.ts';
import { leavesByLocale, sourceLocaleOf } from '../model/bundles.ts';
import { localeIn } from '../model/language-tags.ts';
import { pagesShowing } from '../model/messages/context.ts';
import { generateMessages } from '../model/messages/generate.ts';
import { parseJson } from '../model/messages/parse.ts';
import { readSources, type Sources, standingOf } from '../model/messages/sources.ts';
import { messageFile, textAt } from '../model/messages/texts.ts';
import { ProblemsError } from '../model/problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import { type SiteFiles, targetLocales } from './project.ts';

/** Stale: made from a former or unknown source text. */
export type State = 'missing' | 'stale' | 'done';

export const states: readonly State[] = ['missing', 'stale', 'done'];

export interface Unit {
  readonly locale: string;
  readonly bundle: string;
  /** Its path within the message file is `hero.title`. */
  readonly leaf: Leaf;
  /** Key with bundle: `home.hero.title`. */
  readonly id: string;
  /** The default locale, or the first locale in which the text exists. */
  readonly sourceLocale: string;
  /** Text of the source locale; empty if missing. */
  readonly source: string;
  readonly target: string;
  readonly state: State;
  /** URLs of the pages that show the text, or `every page`. */
  readonly addresses: readonly string[];
  /** Neighbouring source texts in the message file; empty at its start and end. */
  readonly before: string;
  readonly after: string;
}

/** Returns the units of one target locale, or of all. Throws a {@link ProblemsError} for a locale that is not a target locale. */
export function unitsIn(project: SiteFiles, tag: string | undefined): Unit[] {
  const locales = targetLocales(project.site);
  const locale = tag && localeIn(tag, locales);
  if (locale !== undefined && !locales.includes(locale)) {
    throw new ProblemsError([
      {
        where: '--locale',
        found: `"${tag}"`,
        expected: `a target locale: ${locales.join(', ')}`,
        wayOut: 'correct the locale, or leave out --locale for all',
      },
    ]);
  }
  return (locale === undefined ? locales : [locale]).flatMap((each) => unitsOf(project, each));
}

/** Returns every unit of a locale, in the order of the schema; none for a text that exists in this locale only. Throws a {@link ProblemsError} for invalid message files. */
function unitsOf({ site, files: existing }: SiteFiles, locale: string): Unit[] {
  // The output of codegen has the texts of renamed keys at their current keys.
  const { files, wrong } = generateMessages(site, existing);
  if (wrong.length > 0) throw new ProblemsError(wrong);
  const sources = readSources(locale, files, site.renamed);
  const read = (language: string, bundle: string) => {
    const file = messageFile(language, bundle);
    return parseJson(file, files[file] ?? '{}');
  };
  return site.bundles.flatMap((given) => {
    const { id: bundle } = given;
    const messages = memoizePerText((language: string) => read(language, bundle));
    const other = messages(locale);
    const found = leavesByLocale(given)
      .map(({ leaf, locales }) => ({ leaf, locales, sourceLocale: sourceLocaleOf(site, locales) }))
      .filter(({ locales, sourceLocale }) => locales.includes(locale) && sourceLocale !== locale);
    const known = addressesOf(site, bundle, locale);
    return found.map(({ leaf, sourceLocale }, index): Unit => {
      const own = messages(sourceLocale);
      const id = [bundle, ...leaf.path].join('.');
      const [source, target] = [textAt(own, leaf.path), textAt(other, leaf.path)];
      const state = stateOf(sources, id, source, target);
      const [before, after] = [found[index - 1], found[index + 1]].map((near) => (near ? textAt(own, near.leaf.path) : ''));
      const addresses = known(leaf);
      return { locale, bundle, leaf, id, sourceLocale, source, target, state, addresses, before: before ?? '', after: after ?? '' };
    });
  });
}

/** Returns the state of a translation. `sources`: the confirmed pairs of its locale. */
export function stateOf(sources: Sources, id: string, source: string, target: string): State {
  if (target === '') return 'missing';
  return standingOf(sources, id, source) === 'current' ? 'done' : 'stale';
}

/** Returns a lookup of the URLs of the pages that show a text, in a locale; `every page` for a text that belongs to no page. */
function addressesOf(site: SiteModel, bundle: string, locale: string): (leaf: Leaf) => readonly string[] {
  const pagesOf = pagesShowing(site, bundle);
  return ({ path }) => {
    const pages = pagesOf(path);
    return pages.length === 0
      ? ['every page']
      : pages.flatMap(({ paths }) => (paths[locale] === undefined ? [] : [site.origin + paths[locale]]));
  };
}
