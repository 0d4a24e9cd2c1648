/** Checks that content consists of nodes that message files can hold, and facts of supported types. */
import { z } from 'zod';
import { metaOf, type NodeMeta } from '../../schema/language/define.ts';
import { children, textMeta } from '../../schema/language/nodes.ts';
import { choicesIn, factType, pictureType } from './facts.ts';
import type { Placeless, Problem } from './problem.ts';
import type { SiteModel } from './site-model.ts';

type TypeMeta = Extract<NodeMeta, { kind: 'type' }>;

/** Returns the problems of all content: unsupported nodes, invalid keys, and invalid types. */
export function checkContent(site: SiteModel): Problem[] {
  const pages = new Set(site.pages.map((page) => page.id));
  const known: Known = { types: new Map(), collections: new Map(site.bundles.map(({ content }) => [content, new Map()])) };
  const wrong = site.bundles.flatMap(({ id, content }) =>
    wrongNodes(content, [], known).map((wrong) =>
      pages.has(id)
        ? { where: 'schema/pages.ts', entries: [{ page: id, property: 'content' }], ...wrong }
        : { where: `schema/content/bundles.ts ("${id}")`, ...wrong },
    ),
  );
  // The shown views are only known for valid content.
  return wrong.length > 0 ? wrong : site.bundles.flatMap(({ id, content }) => unshownViews(id, content, known));
}

/** Returns a problem for each view of a collection that no page shows, and for each entity that no page shows in one of its views. */
function unshownViews(id: string, content: z.ZodType, { collections }: Known): Problem[] {
  const meta = metaOf(content);
  if (meta?.kind !== 'collection') return [];
  return meta.views.flatMap((view): Problem[] => {
    const shown = collections.get(content)?.get(view);
    if (!shown)
      return [
        {
          where: `schema/content/bundles.ts ("${id}")`,
          found: `the view "${view}", which no page shows`,
          expected: 'views that pages show',
          wayOut: `name it in the content of a page, or take "${view}" out of the collection`,
        },
      ];
    const having = children(content).filter(([, views]) => children(views).some(([name]) => name === view));
    const unshown = having.filter(([entity]) => !shown.has(entity));
    return unshown.map(([entity]) => ({
      where: 'schema/content',
      fact: { entry: entity, words: [] },
      found: `the view "${view}" of "${entity}", which no page shows`,
      expected: `a page about each entity with the view "${view}"`,
      wayOut: `add a page about "${entity}" to schema/pages.ts, or remove its view "${view}"`,
    }));
  });
}

/** Declarations of the content checked so far. */
interface Known {
  readonly types: Map<string, z.ZodType[]>;
  /** Ids of the shown entities by view, of each collection that has a message file. */
  readonly collections: ReadonlyMap<z.ZodType, Map<string, Set<string>>>;
}

function wrongNodes(node: z.ZodType, path: readonly string[], known: Known): Placeless[] {
  const isZod = node instanceof z.ZodType;
  if (isZod && textMeta(node)) return [];
  if (!(node instanceof z.ZodObject)) {
    const expected = 'text(), rich(), list(), picture(), entries(), a view of a collection, or z.object()';
    const found = `${isZod ? `a zod ${node.type}` : 'a value that is not a zod type'} as ${path.join('.')}`;
    return [{ found, expected, wayOut: 'write text() for a text, name a view of the collection, or make it a fact' }];
  }
  const meta = metaOf(node);
  if (meta?.kind === 'view') {
    const shown = known.collections.get(meta.collection);
    if (shown) {
      const entities = shown.get(meta.name) ?? new Set<string>();
      for (const id of Object.keys(meta.facts)) entities.add(id);
      shown.set(meta.name, entities);
      return [];
    }
    const expected = 'a bundle for every collection that a page shows';
    const wayOut = 'add the `content` of that collection to schema/content/bundles.ts';
    return [{ found: `${path.join('.')}: the view "${meta.name}" of a collection without message file`, expected, wayOut }];
  }
  if (meta?.kind === 'fact') return wrongFactType(`"${path.join('.')}"`, meta.type, known.types);
  return [
    ...(meta?.kind === 'type' ? wrongType(node, meta, known.types) : []),
    ...children(node).flatMap(([key, child]) => {
      const wrong = wrongKey(key, meta);
      return wrong ? [wrong] : wrongNodes(child, [...path, key], known);
    }),
  ];
}

function wrongKey(key: string, meta: NodeMeta | undefined): Placeless | undefined {
  if (key.includes('.')) return { found: `a dot in the key "${key}"`, expected: 'a key without dots', wayOut: 'rename the key' };
  const isTaken = key === 'id' && (meta?.kind === 'section' || meta?.kind === 'type');
  const expected = 'another name: "id" is the anchor of the section or the id of the entry';
  return isTaken ? { found: 'a text named "id"', expected, wayOut: 'rename the text' } : undefined;
}

/** Returns the problems of a content type, the first time that the type is visited. */
function wrongType(described: z.ZodType, { name, facts, base }: TypeMeta, types: Map<string, z.ZodType[]>): Placeless[] {
  const node = base ?? described;
  if (types.get(name)?.includes(node)) return [];
  const wrong = wrongName('content type', name, node, types);
  if (wrong.length > 0) return wrong;
  return Object.entries(facts as Readonly<Record<string, z.ZodType>>).flatMap(([fact, type]) =>
    pictureType(type) === undefined ? wrongFactType(`"${fact}" of ${name}`, type, types) : [],
  );
}

/** Names that generated files declare or take from TypeScript. */
const taken =
  /^(BundleId|Complete|Contents|Entry|EveryPage|Exactly|Inlines|Link|Lists|Picture|Prose|Readonly|Record|Template|.*(Content|Messages))$/;

/** Returns the problem of the name of a declaration: an invalid form, a reserved name, or a duplicate. */
function wrongName(what: string, name: string, node: z.ZodType, types: Map<string, z.ZodType[]>): Placeless[] {
  const known = types.get(name) ?? [];
  if (known.includes(node)) return [];
  types.set(name, [...known, node]);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name) || taken.test(name)) {
    const expected = 'a capital, then letters and digits, and no name that generated files declare';
    return [{ found: `the ${what} "${name}"`, expected, wayOut: `rename the ${what}` }];
  }
  if (known.length === 0) return [];
  const wayOut = `rename one of the two, or use the first ${what} in both places`;
  return [{ found: `a second ${what} "${name}"`, expected: `each name for one ${what}`, wayOut }];
}

function wrongFactType(name: string, type: z.ZodType, types: Map<string, z.ZodType[]>): Placeless[] {
  if (factType(type) !== undefined) return choicesIn(type).flatMap((choice) => wrongName('choice', choice.name, choice.node, types));
  return [
    {
      found: `the fact ${name}, a zod ${type.type}`,
      expected: 'texts, numbers, booleans, enums, literals, links, and arrays or objects of these; a picture on its own',
      wayOut: 'give the fact one of these types',
    },
  ];
}
