/** The units of translation: each text of the default locale with what stands for it in another, and what a translator wants to know of it. */
import { type Leaf, leaves } from '../../schema/language/nodes.ts';
import { pagesShowing } from '../model/messages/context.ts';
import { generateMessages } from '../model/messages/generate.ts';
import { parseJson } from '../model/messages/parse.ts';
import { readSources, standingOf } from '../model/messages/sources.ts';
import { type JsonObject, messageFile, valueAt } from '../model/messages/texts.ts';
import { ProblemsError } from '../model/problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import { type Project, targetLocales } from './project.ts';

/** Stale: made from another source than that of today, or from nobody knows which. */
export type State = 'missing' | 'stale' | 'done';

export const states: readonly State[] = ['missing', 'stale', 'done'];

export interface Unit {
  readonly locale: string;
  readonly bundle: string;
  /** Within its message file: `hero.title`. */
  readonly leaf: Leaf;
  /** With its bundle: `home.hero.title`. */
  readonly id: string;
  /** The text of the default locale; empty where nobody has written it. */
  readonly source: string;
  /** The text of this one; empty where nobody has written it. */
  readonly target: string;
  readonly state: State;
  /** Where a visitor of this locale reads it: `https://…/en/about`, or `every page`. */
  readonly addresses: readonly string[];
  /** The sources that stand before and after it in its message file; empty at its ends. */
  readonly before: string;
  readonly after: string;
}

/** The units of one locale, or of all that are translated into. Throws a {@link ProblemsError} for a locale that is none of them. */
export function unitsIn(project: Project, locale: string | undefined): Unit[] {
  const locales = targetLocales(project.site);
  if (locale !== undefined && !locales.includes(locale)) {
    throw new ProblemsError([
      {
        where: '--locale',
        found: `"${locale}"`,
        expected: `a locale that is translated into: ${locales.join(', ')}`,
        wayOut: 'correct it, or leave it out for all of them',
      },
    ]);
  }
  return (locale === undefined ? locales : [locale]).flatMap((each) => unitsOf(project, each));
}

/** Every unit of a locale, in the order of the schema. Throws a {@link ProblemsError} for message files that are wrong. */
function unitsOf({ site, files: existing }: Project, locale: string): Unit[] {
  // As codegen would leave them: texts that a rename moves are at their keys of today.
  const { files, wrong } = generateMessages(site, existing);
  if (wrong.length > 0) throw new ProblemsError(wrong);
  const sources = readSources(locale, existing, site.renamed);
  const read = (language: string, bundle: string) => {
    const file = messageFile(language, bundle);
    return parseJson(file, files[file] ?? '{}');
  };
  return site.bundles.flatMap(({ id: bundle, content }) => {
    const [own, other] = [read(site.defaultLocale, bundle), read(locale, bundle)];
    const found = leaves(content);
    const known = addressesOf(site, bundle, locale);
    return found.map((leaf, index): Unit => {
      const id = [bundle, ...leaf.path].join('.');
      const [source, target] = [textAt(own, leaf), textAt(other, leaf)];
      const isCurrent = standingOf(sources, id, source) === 'current';
      const state = target === '' ? 'missing' : isCurrent ? 'done' : 'stale';
      const [before, after] = [found[index - 1], found[index + 1]].map((near) => (near ? textAt(own, near) : ''));
      const addresses = known(leaf);
      return { locale, bundle, leaf, id, source, target, state, addresses, before: before ?? '', after: after ?? '' };
    });
  });
}

function textAt(messages: JsonObject, { path }: Leaf): string {
  const value = valueAt(messages, path);
  return typeof value === 'string' ? value : '';
}

/** Knows the addresses of the pages that show a text of a message file, in a locale; `every page` for what belongs to none. */
function addressesOf(site: SiteModel, bundle: string, locale: string): (leaf: Leaf) => readonly string[] {
  const pagesOf = pagesShowing(site, bundle);
  return ({ path }) => {
    const pages = pagesOf(path);
    return pages.length === 0 ? ['every page'] : pages.map(({ paths }) => site.origin + (paths[locale] ?? ''));
  };
}
