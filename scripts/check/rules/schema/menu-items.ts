/** Every item of the navigation is in a menu, and every menu is made of items, each with a place and a name of its own. */
import { metaOf } from '../../../../schema/define.ts';
import { messageFile } from '../../../codegen/messages/paths.ts';
import type { Project } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

const where = 'schema/navigation.ts';

export const menuItems: SchemaRule = {
  name: 'menu-items',
  looksAt: 'schema',
  explain: `A navigation item that is in no menu, whose texts are written and translated for nobody; an id in a menu that is no item,
which is left out in silence; an item twice in one menu, or two of its items that lead to one place, or go by one name.

  footer: ['top', 'servcies']   found:   "servcies" in the menu footer
                                way out: correct it; the items are services, case-studies, …`,
  check(project) {
    const { menus } = project.schema;
    const targets = targetsOf(project);
    const items = [...targets.keys()];
    const used = new Set(Object.values(menus).flat());
    return [
      ...items
        .filter((id) => !used.has(id))
        .map((id) => ({
          where,
          fact: { entry: id, words: [] },
          found: `the item "${id}" in no menu`,
          expected: 'each item in one menu at least',
          wayOut: 'put it into a menu, or take it and its texts out',
        })),
      ...Object.entries(menus).flatMap(([menu, ids]): Located[] =>
        ids.flatMap((id, index) => {
          if (!items.includes(id))
            return [
              {
                where,
                found: `"${id}" in the menu ${menu}`,
                expected: 'the id of a navigation item',
                wayOut: `correct it; the items are ${items.join(', ')}`,
              },
            ];
          if (ids.indexOf(id) < index)
            return [{ where, found: `"${id}" twice in the menu ${menu}`, expected: 'each item once', wayOut: 'take one out' }];
          const twin = ids.slice(0, index).find((other) => targets.get(other) === targets.get(id));
          if (twin === undefined) return [];
          return [
            {
              where,
              fact: { entry: id, words: [] },
              found: `"${id}" and "${twin}", which lead to one place, in the menu ${menu}`,
              expected: 'a place of its own for each item of a menu',
              wayOut: `correct the link of "${id}", or take one of the two out`,
            },
          ];
        }),
      ),
      ...Object.entries(menus).flatMap(([menu, ids]) => namesTwice(project, menu, ids)),
    ];
  },
};

/** The items of a menu that go by the name of one before them, as the copy of its texts does. */
function namesTwice({ texts }: Project, menu: string, ids: readonly string[]): Located[] {
  const names = texts.filter(({ key: [branch, id = '', part] }) => branch === 'navigation' && part === 'name' && ids.includes(id));
  const inOrder = names.toSorted(({ key: [, a = ''] }, { key: [, b = ''] }) => ids.indexOf(a) - ids.indexOf(b));
  const first = new Map<string, string | undefined>();
  return inOrder.flatMap(({ locale, bundle, key, text }): Located[] => {
    const name = `${locale} ${text.trim().toLowerCase()}`;
    const [, id] = key;
    const twin = first.get(name);
    first.set(name, twin ?? id);
    if (text === '' || twin === undefined || twin === id) return [];
    const expected = 'a name of its own for each item of a menu';
    const found = `“${text}”, the name of "${twin}" as well, in the menu ${menu}`;
    return [{ where: messageFile(locale, bundle), key, locale, found, expected, wayOut: `say where "${id}" leads` }];
  });
}

/** Where each navigation item leads, by its id: they are the entries of the content type of that name. */
function targetsOf({ model }: Project): ReadonlyMap<string, string> {
  const entries = model.bundles.flatMap(({ content }) =>
    Object.values(content.shape).flatMap((node) => {
      const meta = metaOf(node as never);
      const isNavigation =
        meta?.kind === 'entries' && Object.values((node as never as { shape: Record<string, never> }).shape).some((entry) => isItem(entry));
      return isNavigation ? Object.entries(meta.facts as Readonly<Record<string, { readonly link: unknown }>>) : [];
    }),
  );
  return new Map(entries.map(([id, { link }]) => [id, JSON.stringify(link)]));
}

function isItem(entry: never): boolean {
  const meta = metaOf(entry);
  return meta?.kind === 'type' && meta.name === 'NavigationItem';
}
