/** `npm run rename -- key <page> <key> <new name>`: the line of the schema that declares it, what reads it, and its texts. */
import { Node } from 'ts-morph';
import { propertyName } from '../../codegen/emit/text.ts';
import { closest } from '../../lib/problem.ts';
import { camel } from '../names.ts';
import { refuse } from '../refuse.ts';
import type { Changes, Sources } from '../sources.ts';
import { carriedSources } from './carried-sources.ts';
import { editsOfReads } from './content-reads.ts';
import { createDeclarations, propertyNamed, type Step } from './content-tree.ts';
import { signaturesOf, signaturesOfType } from './content-types.ts';
import { declareRenames } from './declare.ts';
import { type Key, keysIn, wholeKey } from './message-keys.ts';
import { filesNaming } from './program.ts';
import type { Renaming } from './renaming.ts';
import { inPlaceOf, makeSplices } from './splices.ts';
import { editsOfWholeKeys } from './whole-keys.ts';

/** More than these are counted, not listed. */
const listed = 6;

export const key: Renaming = {
  takes: ['a page or a message file', 'the key of a text there', 'its new name'],
  plan({ sources, from: bundle, to: [old, given = ''], where }) {
    const keys = keysIn(sources);
    const path = old.split('.');
    checkKnown(keys, { bundle, path }, where);
    const to = nameFor(path, given, where);
    const from = path.at(-1) ?? '';
    const declarations = createDeclarations(sources);
    const declared = declarations(bundle, path);
    const property = declaringProperty(declared, old, where);
    const affected = keys.filter((each) => each.path.at(-1) === from && declarations(each.bundle, each.path)?.property === property);
    checkFree(sources, keys, affected, property, to, where);

    const renames = affected.map((each) => [wholeKey(each), wholeKey(renamed(each, to))] as const);
    const types = sources.file('generated/content.ts');
    const lines = new Set<Node>([property, ...signaturesOfType(types, property), ...affected.flatMap((each) => signaturesOf(types, each))]);
    const files = filesNaming(sources, from);
    makeSplices([...editsOfReads(files, from, to, lines), ...editsOfWholeKeys(sources, renames), editOfDeclaration(property, to)]);
    declareRenames(sources, renames);
    const changes: Changes = { ...sources.edited(), ...carriedSources(sources, renames) };
    return { changes, next: saidOf(renames), isTypechecked: true };
  },
};

/** A key under its new name. */
function renamed({ bundle, path }: Key, to: string): Key {
  return { bundle, path: [...path.slice(0, -1), to] };
}

/** Throws when there is no such page or message file, or no such key in it. */
function checkKnown(keys: readonly Key[], { bundle, path }: Key, where: string): void {
  const bundles = [...new Set(keys.map((each) => each.bundle))];
  if (!bundles.includes(bundle))
    refuse(where, `"${bundle}"`, `a page or a message file: ${closest(bundle, bundles)}`, `correct "${bundle}"`);
  const written = path.join('.');
  const own = keys.filter((each) => each.bundle === bundle).map((each) => each.path.join('.'));
  if (!own.includes(written)) refuse(where, `the key "${written}"`, `a key of ${bundle}: ${closest(written, own)}`, `correct "${written}"`);
}

/** The last name of what was given, `lead` or `hero.lead`. Throws for one that is elsewhere, that is no name, or that is the old one. */
function nameFor(path: readonly string[], given: string, where: string): string {
  const above = given.split('.').slice(0, -1);
  const to = given.split('.').at(-1) ?? '';
  if (above.length > 0 && above.join('.') !== path.slice(0, -1).join('.')) {
    const place = path.slice(0, -1).join('.') || 'the top of its page';
    refuse(
      where,
      `the key "${given}", in another place`,
      `a new name in ${place}`,
      `move it in schema/, and write the move into schema/renamed.ts`,
    );
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(to))
    refuse(where, `the name "${to}"`, 'letters and digits, beginning with a small letter', `write ${camel(to)}`);
  if (to === path.at(-1)) refuse(where, `the name "${to}", which it has`, 'another name', 'choose one');
  return to;
}

/** The property of the schema that declares a key. Throws for what is no key of its own, and for a name that something else asks for. */
function declaringProperty(step: Step | undefined, key: string, where: string) {
  if (step?.kind === 'item') return refuse(where, `"${key}", an item of a list`, 'a key with a name', 'name a key above or below it');
  if (step?.kind === 'entry')
    return refuse(where, `"${key}", the id of an entry`, 'a key of the content', 'npm run rename -- entry … renames it');
  if (step?.kind === 'view') return refuse(where, `"${key}", the view of a collection`, 'a key of the content', 'name a key below it');
  const property = step?.property;
  if (!property)
    return refuse(where, `the key "${key}", whose name code works out`, 'one that the schema writes out', 'rename what it is made of');
  const satisfied = property.getParentOrThrow().getParent();
  if (Node.isSatisfiesExpression(satisfied)) {
    const line = `${satisfied.getSourceFile().getBaseName()}:${satisfied.getEndLineNumber()}`;
    return refuse(
      where,
      `the key "${key}", whose name the type beside it asks for (${line})`,
      'a name of its own',
      'rename it in that type, and what goes by it',
    );
  }
  return property;
}

/** Throws when something beside one of these keys has the new name. */
function checkFree(sources: Sources, keys: readonly Key[], affected: readonly Key[], property: Node, to: string, where: string): void {
  const known = new Set(keys.map(wholeKey));
  const taken = affected.map((each) => wholeKey(renamed(each, to))).find((whole) => known.has(whole));
  if (taken !== undefined) refuse(where, `the name "${to}", which ${taken} has`, 'a name that is free', 'choose another one');
  const object = property.getParent();
  // Facts stand beside texts, and components receive both as one.
  const beside = [object, factsOf(object)].flatMap((each) =>
    Node.isObjectLiteralExpression(each) ? [each.getProperty(propertyNamed(to))] : [],
  );
  const fact = beside.find((each) => each !== undefined);
  if (!fact) return;
  const line = `${sources.pathOf(fact.getSourceFile())}:${fact.getStartLineNumber()}`;
  refuse(where, `the name "${to}", which ${line} has`, 'a name that is free', 'choose another one');
}

/** The facts of the content type whose texts these are. */
function factsOf(texts: Node | undefined): Node | undefined {
  const type = texts?.getParent()?.getParent();
  const facts = Node.isObjectLiteralExpression(type) ? type.getProperty('facts') : undefined;
  return Node.isPropertyAssignment(facts) ? facts.getInitializer() : undefined;
}

function editOfDeclaration(property: Node, to: string) {
  if (Node.isShorthandPropertyAssignment(property)) return inPlaceOf(property, `${propertyName(to)}: ${property.getName()}`);
  if (!Node.isPropertyAssignment(property)) throw new TypeError(`a ${property.getKindName()} declares no key`);
  return inPlaceOf(property.getNameNode(), propertyName(to));
}

/** What was renamed: a type that several pages share brings all of them along. */
function saidOf(renames: readonly (readonly [from: string, to: string])[]): string[] {
  const lines = renames.slice(0, listed).map(([from, to]) => `renamed ${from} to ${to}`);
  const rest = renames.length - listed;
  return [...lines, ...(rest > 0 ? [`renamed ${rest} more keys that the same line of the schema declares`] : [])];
}
