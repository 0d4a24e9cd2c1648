/** Facts as they are given at the terminal. */

import { Node } from 'ts-morph';
import { isDay } from '../model/page-entry.ts';
import { closest } from '../model/problem.ts';
import { quote } from '../model/typescript.ts';
import { checkEntryId, kebab, refuse } from './names.ts';
import { pageEntry } from './page-tree.ts';
import type { Asked } from './plan.ts';
import { addProperty, nameOf, objectIn, propertiesOf, propertyOf } from './sources.ts';

/** The id of a key figure. Throws, with the nearest names, when there is none. */
export function readFigure({ sources, where }: Asked, id: string): string {
  const figures = propertiesOf(objectIn(sources.file('schema/site/constants.ts'), 'figures')).map(nameOf);
  return figures.includes(id)
    ? id
    : refuse(where, `the figure "${id}"`, `a figure of schema/site/constants.ts: ${closest(id, figures)}`, `correct "${id}"`);
}

/** The day that `--date` names, `YYYY-MM-DD`; without it, today. */
export function readDate({ where, one }: Asked): string {
  const today = new Date().toISOString().slice(0, 10);
  const date = one('date') ?? today;
  return isDay(date) ? date : refuse(where, `the date "${date}"`, 'a day of the calendar', `write it as ${today}`);
}

/** The value of an option that may not be left out. */
export function need({ where, one }: Asked, option: string, example: string): string {
  return one(option) ?? refuse(where, `no --${option}`, `--${option}, such as ${example}`, `add --${option} ${example}`);
}

/** The place that `--link` names, `location#flows`, as the schema writes it. Throws, with the nearest names, for an unknown page. */
export function readLink(asked: Asked, example: string): string {
  const [page = '', anchor] = need(asked, 'link', example).split('#');
  pageEntry(asked.sources, page, asked.where, 'a link to the page');
  return `link(${[page, anchor].flatMap((part) => (part === undefined ? [] : [quote(part)])).join(', ')})`;
}

/** The ids that `--section` names, which are anchors: each once, and one at least; `example` is how two would be named. */
export function readSections({ where, all }: Asked, example: string): readonly string[] {
  const sections = all('section');
  if (sections.length === 0) refuse(where, 'no section', 'the id of each section', `add ${example}`);
  for (const [index, section] of sections.entries()) {
    checkEntryId(section, where);
    if (sections.indexOf(section) !== index) refuse(where, `the section "${section}" twice`, 'each once', 'leave one of the two out');
  }
  return sections;
}

const file = 'schema/site/navigation.ts';

/** Adds an item for the page to the menu that `--menu` names; without it, says that no link leads there yet. */
export function leadTo(id: string, { sources, where, one }: Asked): string[] {
  const menu = one('menu');
  if (menu === undefined)
    return [`No link leads to "${id}" yet: write link('${id}') where visitors look for it, or an item of a menu in ${file}.`];
  const menus = objectIn(sources.file(file), 'menus');
  const list = propertyOf(menus, menu)?.getInitializer();
  if (!Node.isArrayLiteralExpression(list))
    return refuse(where, `the menu "${menu}"`, `a menu of ${file}: ${closest(menu, propertiesOf(menus).map(nameOf))}`, `correct "${menu}"`);
  const items = objectIn(sources.file(file), 'navigationItems');
  const item = kebab(id);
  const taken = propertyOf(items, item);
  if (taken)
    refuse(
      where,
      `the menu item "${item}", which ${file}:${taken.getStartLineNumber()} has`,
      'an item that is not there',
      'leave --menu out, and name that item in the menu',
    );
  addProperty(items, item, `{ link: link(${quote(id)}) }`);
  list.addElement(quote(item));
  return [];
}
