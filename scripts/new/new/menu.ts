/** Leading to a new page from a menu. */
import { Node } from 'ts-morph';
import { quote } from '../../codegen/emit/text.ts';
import { closest } from '../../model/problem.ts';
import { kebab, refuse } from '../names.ts';
import { addProperty, nameOf, objectIn, propertiesOf, propertyOf } from '../objects.ts';
import type { Asked } from './thing.ts';

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
