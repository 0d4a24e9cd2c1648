import { metaOf } from '../../../../schema/language/define.ts';
import { plainText } from '../../../../schema/text/language-marks.ts';
import { messageFile } from '../../../model/messages/texts.ts';
import { wordsOf } from '../../inputs/words.ts';
import type { Project } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const menuItems: SchemaRule = {
  name: 'menu-items',
  looksAt: 'schema',
  explain: `A navigation item in no menu, with the name of another page, or in another order than the cards of the guides; an unknown item in a menu, an item twice in
one menu, or two of its items with one target. Unknown items are left out without an error, and unused ones are translated for nobody.

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
          const twin = ids.slice(0, index).find((other) => keyOf(targets.get(other)) === keyOf(targets.get(id)));
          if (twin === undefined) return [];
          const found = `"${id}" and "${twin}" with one target in the menu ${menu}`;
          return [problem(id, found, 'a unique target for each item', `Correct the link of "${id}", or remove one of the two.`)];
        }),
      ),
      ...misnamed(project, targets),
      ...Object.entries(menus).flatMap(([menu, ids]) =>
        outOfOrder(project, ids, targets).map(([id, later]) =>
          problem(
            id,
            `"${id}" after "${later}" in the menu ${menu}`,
            'the guides by day of publication, as their cards',
            'Correct the order of the items.',
          ),
        ),
      ),
    ];
  },
};

/** Finds items that lead to one page and have the name of another. */
function misnamed({ texts }: Project, targets: Targets): Located[] {
  const labels = texts.filter(({ page, key }) => page && key.join('.') === 'label');
  return texts.flatMap(({ locale, bundle, key, text }): Located[] => {
    const target = key.at(-1) === 'name' ? targets.get(key.at(-2) ?? '') : undefined;
    if (!target || target.anchor !== undefined) return [];
    const named = labels.filter((label) => label.locale === locale && isSameName(label.text, text)).map(({ page }) => page?.id);
    if (named.length === 0 || named.includes(target.page)) return [];
    return [
      {
        where: messageFile(locale, bundle),
        key,
        locale,
        found: `“${text}” for a link to "${target.page}"`,
        expected: `a link to "${named[0]}", whose label it is`,
        wayOut: 'Correct the name, or the link in schema/site/navigation.ts.',
      },
    ];
  });
}

/** Returns true for equal names, and for a name that contains all words of the other: “Articles” and “Articles & insights”. */
function isSameName(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other].map((name) => wordsOf(plainText(name).toLowerCase())).sort((a, b) => a.length - b.length);
  return few.length > 0 && few.every((word) => many.includes(word));
}

/** Returns the guides of a menu after a guide that was published later, each with that guide. */
function outOfOrder({ model }: Project, ids: readonly string[], targets: Targets): (readonly [id: string, later: string])[] {
  const pages = new Map(model.pages.map((page) => [page.id, page]));
  const guides = ids.flatMap((id) => {
    const { kind, parent, published = '' } = pages.get(targets.get(id)?.page ?? '') ?? {};
    return kind === 'guide' && parent !== undefined ? [{ id, published }] : [];
  });
  return guides.flatMap(({ id, published }, index) => {
    const later = guides.slice(0, index).find((other) => other.published > published);
    return later ? [[id, later.id] as const] : [];
  });
}

type Target = { readonly page: string; readonly anchor?: string };
type Targets = ReadonlyMap<string, Target>;

const keyOf = (target: Target | undefined) => `${target?.page}#${target?.anchor ?? ''}`;

/** Returns the link of each item, by id. Items are the entries of the content type `NavigationItem`. */
function targetsOf({ model }: Project): Targets {
  const nodes = model.bundles.flatMap(({ content }) => Object.values(content.shape));
  return new Map(
    nodes.flatMap((node) => {
      const meta = metaOf(node as never);
      if (meta?.kind !== 'entries') return [];
      const entries = Object.values((node as never as { shape: Record<string, never> }).shape).map((entry) => metaOf(entry));
      if (!entries.some((entry) => entry?.kind === 'type' && entry.name === 'NavigationItem')) return [];
      const facts = meta.facts as Readonly<Record<string, { readonly link: Target }>>;
      return Object.entries(facts).map(([id, { link }]) => [id, link] as const);
    }),
  );
}
