/** Reads and checks the options of `npm run new`. */
import { Node } from 'ts-morph';
import { nameOf } from '../model/locate.ts';
import { isDay } from '../model/page-entry.ts';
import { closest } from '../model/problem.ts';
import { inlineObject, inlineStrings, quote } from '../model/typescript.ts';
import type { Plan } from './apply.ts';
import { checkEntryId, kebab, refuse } from './names.ts';
import { localesOf, pageEntry, readSlugs } from './page-tree.ts';
import { addProperty, objectIn, propertiesOf, propertyOf, type Sources } from './sources.ts';

/** Plans the changes for one word after `npm run new --`. */
export interface Scaffold {
  /** Supported options; others are rejected. */
  readonly options: readonly string[];
  readonly plan: (input: Input) => Plan;
}

export interface Input {
  readonly sources: Sources;
  /** Id of the new page, entry, locale or island. */
  readonly id: string;
  /** The command line, for errors: `npm run new -- page team`. */
  readonly where: string;
  readonly one: (option: string) => string | undefined;
  /** Returns all values of a repeatable option. */
  readonly all: (option: string) => readonly string[];
}

/** Missing options: their description, and options to add. */
export interface Missing {
  readonly found: string;
  readonly add: string;
}

/** Throws one problem for all missing options, so that one more try is enough. */
export function refuseMissing({ where }: Input, wanted: readonly (Missing | undefined)[]): void {
  const missing = wanted.filter((each) => each !== undefined);
  if (missing.length === 0) return;
  const [found, add] = [missing.map((each) => each.found).join(', '), missing.map((each) => each.add).join(' ')];
  refuse(where, found, 'every option that the entry needs', `add ${add}`);
}

/** Returns an option that is not given, with an example of its value. */
export function missingOption({ one }: Input, option: string, example: string): Missing | undefined {
  return one(option) === undefined ? { found: `no --${option}`, add: `--${option} ${example}` } : undefined;
}

/** Returns the sections as missing if none is given. `example`: options for two sections. */
export function missingSections({ all }: Input, example: string): Missing | undefined {
  return all('section').length === 0 ? { found: 'no section', add: example } : undefined;
}

/** Returns the locales of the new page, in the order of the site; all without `--locales`. Throws for an unknown locale. */
function readLocales({ sources, where, one }: Input): readonly string[] {
  const all = localesOf(sources);
  const given = one('locales')?.split(',') ?? all;
  const unknown = given.find((locale) => !all.includes(locale));
  if (unknown !== undefined) refuse(where, `the locale "${unknown}"`, `some of the locales: ${all.join(', ')}`, `correct "${unknown}"`);
  return all.filter((locale) => given.includes(locale));
}

/** Returns the locales of the new page as a property in source text; none for a page in every locale. */
function localesProperty(input: Input): readonly string[] {
  return input.one('locales') === undefined ? [] : [`locales: ${inlineStrings(readLocales(input))}`];
}

/** Returns the properties `locales` and `slug` of the new page as source text. Throws for an invalid slug, and for one outside the locales. */
export function readSlugProperties(input: Input): readonly string[] {
  const { sources, where, all } = input;
  const locales = readLocales(input);
  const slugs = readSlugs(sources, all('slug'), where);
  const stray = Object.keys(slugs).find((locale) => !locales.includes(locale));
  if (stray !== undefined)
    refuse(
      where,
      `a slug in ${stray}`,
      `slugs in ${locales.join(', ')}, as --locales says`,
      `leave out the slug, or add ${stray} to --locales`,
    );
  const slug = inlineObject(locales.map((locale) => [locale, quote(slugs[locale] ?? '')]));
  return [...localesProperty(input), `slug: ${slug}`].map((property) => `${property},`);
}

/** Returns the slugs of the locales that have none. Throws for an invalid slug. */
export function missingSlugs(input: Input): Missing | undefined {
  const slugs = readSlugs(input.sources, input.all('slug'), input.where);
  const missing = readLocales(input).filter((locale) => !(locale in slugs));
  if (missing.length === 0) return undefined;
  return { found: `no slug in ${missing.join(', ')}`, add: missing.map((locale) => `--slug ${locale}=…`).join(' ') };
}

/** Returns the key figures as missing if fewer than `count` are given, and proposes others of the schema. */
export function missingFigures({ sources, all }: Input, count: number): Missing | undefined {
  const given = all('figure');
  if (given.length >= count) return undefined;
  const proposed = figuresOf(sources).filter((id) => !given.includes(id));
  const add = proposed.slice(0, count - given.length).map((id) => `--figure ${id}`);
  return { found: given.length === 0 ? 'no --figure' : `${given.length} of ${count} figures`, add: add.join(' ') };
}

const peopleFile = 'schema/content/people.ts';

function figuresOf(sources: Sources): string[] {
  return propertiesOf(objectIn(sources.file('schema/site/constants.ts'), 'figures')).map(nameOf);
}

/** Returns the id of a key figure. Throws, with the nearest names, for an unknown one. */
export function readFigure({ sources, where }: Input, id: string): string {
  const figures = figuresOf(sources);
  return figures.includes(id)
    ? id
    : refuse(where, `the figure "${id}"`, `a figure of schema/site/constants.ts: ${closest(id, figures)}`, `correct "${id}"`);
}

/** Returns the id of `--author`; the first person by default. Throws, with the nearest names, for an unknown one. */
export function readAuthor({ sources, where, one }: Input): string {
  const people = propertiesOf(objectIn(sources.file(peopleFile), 'people')).map(nameOf);
  const [first] = people;
  const author = one('author') ?? first;
  if (author === undefined) return refuse(where, `no person in ${peopleFile}`, 'an author', `add a person to ${peopleFile}`);
  return people.includes(author)
    ? author
    : refuse(where, `the author "${author}"`, `a person of ${peopleFile}: ${closest(author, people)}`, `correct "${author}"`);
}

/** Returns the day of `--date`, `YYYY-MM-DD`; today by default. */
export function readDate({ where, one }: Input): string {
  const today = new Date().toISOString().slice(0, 10);
  const date = one('date') ?? today;
  return isDay(date) ? date : refuse(where, `the date "${date}"`, 'a valid date, YYYY-MM-DD', `write the date in the form of ${today}`);
}

export function need({ where, one }: Input, option: string, example: string): string {
  return one(option) ?? refuse(where, `no --${option}`, `--${option}, such as ${example}`, `add --${option} ${example}`);
}

/** Returns the target of `--link`, such as `location#flows`, as source text. Throws, with the nearest names, for an unknown page. */
export function readLink(input: Input): string {
  const [page = '', anchor] = (input.one('link') ?? '').split('#');
  pageEntry(input.sources, page, input.where, 'a link to the page');
  return `link(${[page, anchor].flatMap((part) => (part === undefined ? [] : [quote(part)])).join(', ')})`;
}

/** Returns the section ids of `--section`, without duplicates. */
export function readSections({ where, all }: Input): readonly string[] {
  const sections = all('section');
  for (const [index, section] of sections.entries()) {
    checkEntryId(section, where);
    if (sections.indexOf(section) !== index)
      refuse(where, `the section "${section}" twice`, 'each section once', `leave out one --section ${section}`);
  }
  return sections;
}

const file = 'schema/site/navigation.ts';

/** Adds an item for the page to the menu of `--menu`. Returns a hint if there is no `--menu`: no link leads to the page yet. */
export function addMenuItem(id: string, input: Input): string[] {
  const { sources, where, one } = input;
  const menu = one('menu');
  if (menu === undefined) return [`No link leads to "${id}" yet: add link('${id}') to a page, or a menu item to ${file}.`];
  const menus = objectIn(sources.file(file), 'menus');
  const list = propertyOf(menus, menu)?.getInitializer();
  if (!Node.isArrayLiteralExpression(list))
    return refuse(where, `the menu "${menu}"`, `a menu of ${file}: ${propertiesOf(menus).map(nameOf).join(', ')}`, `correct "${menu}"`);
  const items = objectIn(sources.file(file), 'navigationItems');
  const item = kebab(id);
  const taken = propertyOf(items, item);
  if (taken)
    refuse(
      where,
      `the menu item "${item}", which ${file}:${taken.getStartLineNumber()} has`,
      'a new menu item',
      'leave out --menu, and add the existing item to the menu',
    );
  addProperty(items, item, `{ ${[`link: link(${quote(id)})`, ...localesProperty(input)].join(', ')} }`);
  list.addElement(quote(item));
  return [];
}
