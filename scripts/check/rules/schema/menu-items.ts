/** Every navigation item is in a menu, and every menu is made of items, each once. */
import { metaOf } from '../../../../schema/language/define.ts';
import type { Project } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const menuItems: SchemaRule = {
  name: 'menu-items',
  looksAt: 'schema',
  explain: `A navigation item in no menu, whose texts are written and translated for nobody; an id in a menu that is no item and is left out in
silence; an item twice in one menu, or two of its items with one target.

  footer: ['top', 'servcies']   found:   "servcies" in the menu footer
                                way out: correct it; the items are services, case-studies, …`,
  check(project) {
    const { menus } = project.schema;
    const targets = targetsOf(project);
    const used = new Set(Object.values(menus).flat());
    const tell = (id: string, found: string, expected: string, wayOut: string): Located => {
      return { where: 'schema/site/navigation.ts', ...(targets.has(id) && { fact: { entry: id, words: [] } }), found, expected, wayOut };
    };
    const unused = [...targets.keys()].filter((id) => !used.has(id));
    return [
      ...unused.map((id) =>
        tell(id, `the item "${id}" in no menu`, 'each item in a menu', 'put it into a menu, or take it and its texts out'),
      ),
      ...Object.entries(menus).flatMap(([menu, ids]): Located[] =>
        ids.flatMap((id, index) => {
          const items = [...targets.keys()].join(', ');
          if (!targets.has(id)) return [tell(id, `"${id}" in the menu ${menu}`, 'the id of an item', `correct it; the items are ${items}`)];
          if (ids.indexOf(id) < index) return [tell(id, `"${id}" twice in the menu ${menu}`, 'each item once', 'take one out')];
          const twin = ids.slice(0, index).find((other) => targets.get(other) === targets.get(id));
          if (twin === undefined) return [];
          const found = `"${id}" and "${twin}", with one target, in the menu ${menu}`;
          return [tell(id, found, 'a target of its own for each item', `correct the link of "${id}", or take one of the two out`)];
        }),
      ),
    ];
  },
};

/** Returns the link of each item, by id: items are the entries of the content type of that name. */
function targetsOf({ model }: Project): ReadonlyMap<string, string> {
  const nodes = model.bundles.flatMap(({ content }) => Object.values(content.shape));
  return new Map(
    nodes.flatMap((node) => {
      const meta = metaOf(node as never);
      if (meta?.kind !== 'entries') return [];
      const entries = Object.values((node as never as { shape: Record<string, never> }).shape).map((entry) => metaOf(entry));
      if (!entries.some((entry) => entry?.kind === 'type' && entry.name === 'NavigationItem')) return [];
      const facts = meta.facts as Readonly<Record<string, { readonly link: unknown }>>;
      return Object.entries(facts).map(([id, { link }]) => [id, JSON.stringify(link)] as const);
    }),
  );
}
