/** The content of pages and bundles as the schema writes it: which line declares a key, read from the source without running it. */
import { type CallExpression, Node, type ObjectLiteralElementLike, SyntaxKind } from 'ts-morph';
import { memoizePerText } from '../../lib/memoize.ts';
import { nameOf, objectIn, propertyOf } from '../objects.ts';
import { pageEntries } from '../page-tree.ts';
import type { Sources } from '../sources.ts';
import { createResolver, type Resolver, returnedBy } from './resolve.ts';

/** Declares one key, or stands for all ids of entries or all items of a list. */
export interface Step {
  readonly kind: 'key' | 'item' | 'entry' | 'view';
  /** The property that declares the name; none for the item of a list, and for an id that code works out. */
  readonly property: ObjectLiteralElementLike | undefined;
  /** What stands below, and how. */
  readonly below: Place;
}

interface Place {
  readonly node: Node | undefined;
  /** Of a collection, the entities or the views of one are next; `content` otherwise. */
  readonly as: 'content' | 'entities' | 'views';
  /** Whether the ids here are anchors too. */
  readonly areSections?: boolean;
}

/** Knows the declaration of each key; undefined where the source does not say. */
export type Declarations = (bundle: string, path: readonly string[]) => Step | undefined;

export function createDeclarations(sources: Sources): Declarations {
  const resolver = createResolver(sources);
  const rootsAt = memoizePerText((bundle: string) => rootsOf(sources, resolver, bundle));
  const placesBelow = (bundle: string, path: readonly string[]): readonly Place[] => {
    if (path.length === 0) return rootsAt(bundle);
    const step = stepAt(bundle, ...path);
    return step ? [step.below] : [];
  };
  const stepAt: (bundle: string, ...path: string[]) => Step | undefined = memoizePerText((bundle: string, ...path: string[]) => {
    for (const place of placesBelow(bundle, path.slice(0, -1))) {
      const found = stepIn(resolver, place, path.at(-1) ?? '');
      if (found) return found;
    }
    return undefined;
  });
  return (bundle, path) => stepAt(bundle, ...path);
}

/** What the content of a bundle is made of: of a page, its own and what every page has. */
function rootsOf(sources: Sources, resolver: Resolver, bundle: string): Place[] {
  const shared = propertyOf(objectIn(sources.file('schema/bundles.ts'), 'bundles'), bundle);
  if (shared) return [content(shared.getInitializer())];
  const entry = pageEntries(sources).find(({ id }) => id === bundle);
  const call = entry?.property.getInitializer();
  const pageShape = sources.file('schema/content/shared.ts').getVariableDeclaration('pageShape')?.getInitializer();
  return [...(Node.isCallExpression(call) ? [content(contentIn(resolver, call))] : []), content(pageShape)];
}

/** The `content` that a call is given, or that what it calls gives `page()`. */
function contentIn(resolver: Resolver, call: CallExpression): Node | undefined {
  const [given] = call.getArguments();
  const property = Node.isObjectLiteralExpression(given) ? given.getProperty('content') : undefined;
  if (Node.isPropertyAssignment(property)) return property.getInitializer();
  if (Node.isShorthandPropertyAssignment(property)) return property.getNameNode();
  const inner = returnedBy(resolver.follow(call.getExpression()));
  return Node.isCallExpression(inner) ? contentIn(resolver, inner) : undefined;
}

function stepIn(resolver: Resolver, { node, as, areSections }: Place, name: string): Step | undefined {
  const at = node && resolver.follow(node);
  if (!at) return undefined;
  if (as === 'entities') return stepInObject(resolver, at, name, () => ({ kind: 'entry', below: { node: viewsOf(at), as: 'views' } }));
  if (as === 'views') return stepInObject(resolver, at, name, (type) => ({ kind: 'view', below: content(textOf(resolver, type)) }));
  if (Node.isObjectLiteralExpression(at)) return stepInObject(resolver, at, name, (value) => ({ kind: 'key', below: content(value) }));
  if (Node.isPropertyAccessExpression(at)) return stepInMember(resolver, at, name);
  if (!Node.isCallExpression(at)) return undefined;
  const args = at.getArguments();
  const method = Node.isPropertyAccessExpression(at.getExpression())
    ? at.getExpressionIfKind(SyntaxKind.PropertyAccessExpression)
    : undefined;
  const called = method?.getName() ?? at.getExpression().getText();
  if (called === 'object' || called === 'sections')
    return stepIn(resolver, { node: args[0], as, areSections: called === 'sections' }, name);
  if (called === 'section') return stepIn(resolver, content(args[1]), name);
  if (called === 'list') return { kind: 'item', property: undefined, below: content(args[1]) };
  if (called === 'entries') return stepInEntries(resolver, args, name, areSections === true);
  if (method && called === 'extend')
    return stepIn(resolver, content(args[0]), name) ?? stepIn(resolver, content(method.getExpression()), name);
  const returned = returnedBy(resolver.follow(at.getExpression()));
  return returned && stepIn(resolver, content(returned), name);
}

const content = (node: Node | undefined): Place => ({ node, as: 'content' });

/** An id among entries; its property where the ids are written out. */
function stepInEntries(resolver: Resolver, [type, facts]: readonly Node[], name: string, areSections: boolean): Step {
  const below = { ...content(type && textOf(resolver, type)), areSections };
  const written = facts && resolver.follow(facts);
  const property = Node.isObjectLiteralExpression(written) ? written.getProperty(propertyNamed(name)) : undefined;
  return { kind: 'entry', property, below };
}

/** `studies.content` of a collection, `titled` of a content type. */
function stepInMember(resolver: Resolver, access: Node, name: string): Step | undefined {
  if (!Node.isPropertyAccessExpression(access)) return undefined;
  const owner = resolver.follow(access.getExpression());
  if (!Node.isCallExpression(owner)) return undefined;
  const called = owner.getExpression().getText();
  if (called === 'contentType' && access.getName() === 'text') return stepIn(resolver, content(textOf(resolver, owner)), name);
  if (called === 'collection' && access.getName() === 'content')
    return stepIn(resolver, { node: owner.getArguments()[1], as: 'entities' }, name);
  return undefined;
}

/** The first argument of the `collection()` whose entities these are. */
function viewsOf(entities: Node): Node | undefined {
  return entities.getFirstAncestorByKind(SyntaxKind.CallExpression)?.getArguments()[0];
}

/** What a content type says is text. */
function textOf(resolver: Resolver, type: Node): Node | undefined {
  const call = resolver.follow(type);
  const [given] = Node.isCallExpression(call) ? call.getArguments() : [];
  const property = Node.isObjectLiteralExpression(given) ? given.getProperty('text') : undefined;
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
}

type Meaning = (value: Node) => Omit<Step, 'property'>;

/** A property of an object, of what is spread into it, or of what one of its halves is. */
function stepInObject(resolver: Resolver, node: Node, name: string, meaning: Meaning): Step | undefined {
  const at = resolver.follow(node);
  if (Node.isBinaryExpression(at)) return stepInObject(resolver, at.getRight(), name, meaning);
  if (!Node.isObjectLiteralExpression(at)) return undefined;
  for (const property of [...at.getProperties()].reverse()) {
    if (Node.isSpreadAssignment(property)) {
      const found = stepInObject(resolver, property.getExpression(), name, meaning);
      if (found) return found;
    } else if (nameOf(property) === name) {
      const value = Node.isPropertyAssignment(property) ? property.getInitializer() : property.getNameNode();
      if (value) return { ...meaning(value), property };
    }
  }
  return undefined;
}

/** Finds a property whether or not its name is in quotes. */
export function propertyNamed(name: string): (property: ObjectLiteralElementLike) => boolean {
  return (property) => !Node.isSpreadAssignment(property) && nameOf(property) === name;
}
