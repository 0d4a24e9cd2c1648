import { metaOf } from '../../../../schema/language/define.ts';
import type { Project } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const menuItems: SchemaRule = {
  name: 'menu-items',
  looksAt: 'schema',
  explain: `A navigation item in no menu, an unknown item in a menu, an item twice in one menu, or two of its items with one target. Unknown items are
left out without an error, and unused ones are translated for nobody.

  footer: ['top', 'servcies']
    found:    "servcies" in the menu footer
    expected: the id of an item
    way out:  Correct the id; the items are services, case-studies, …`,
  check(project) {
    const { menus } = project.schema;
    const targets = targetsOf(project);
    const used = new Set(Object.values(menus).flat());
    const problem = (id: string, found: string, expected: string, wayOut: string): Located => {
      return { where: 'schema/site/navigation.ts', ...(targets.has(id) && { fact: { entry: id, words: [] } }), found, expected, wayOut };
    };
    const unused = [...targets.keys()].filter((id) => !used.has(id));
    return [
      ...unused.map((id) =>
        problem(id, `the item "${id}" in no menu`, 'a menu for each item', 'Add the item to a menu, or remove it and its texts.'),
      ),
      ...Object.entries(menus).flatMap(([menu, ids]): Located[] =>
        ids.flatMap((id, index) => {
          const items = [...targets.keys()].join(', ');
          if (!targets.has(id))
            return [problem(id, `"${id}" in the menu ${menu}`, 'the id of an item', `Correct the id; the items are ${items}.`)];
          if (ids.indexOf(id) < index)
            return [problem(id, `"${id}" twice in the menu ${menu}`, 'each item once', 'Remove one of the two.')];
          const twin = ids.slice(0, index).find((other) => targets.get(other) === targets.get(id));
          if (twin === undefined) return [];
          const found = `"${id}" and "${twin}" with one target in the menu ${menu}`;
          return [problem(id, found, 'a unique target for each item', `Correct the link of "${id}", or remove one of the two.`)];
        }),
      ),
    ];
  },
};

/** Returns the link of each item, by id. Items are the entries of the content type `NavigationItem`. */
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
