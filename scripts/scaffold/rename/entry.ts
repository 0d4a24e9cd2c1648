/** `npm run rename -- entry <where> <id> <new id>`: the line of the schema that declares it, what names it, its anchor and its texts. */
import { type Node, SyntaxKind } from 'ts-morph';
import { propertyName, quote } from '../../codegen/emit/text.ts';
import { closest } from '../../lib/problem.ts';
import { checkEntryId } from '../names.ts';
import { refuse } from '../refuse.ts';
import type { Sources } from '../sources.ts';
import { anchoredEdits } from './anchored.ts';
import { carriedSources } from './carried-sources.ts';
import { createDeclarations, type Declarations } from './content-tree.ts';
import { declareRenames } from './declare.ts';
import { placesOfId } from './ids.ts';
import { type Key, keysIn, wholeKey } from './message-keys.ts';
import { filesNaming } from './program.ts';
import type { Renaming } from './renaming.ts';
import { inPlaceOf, makeSplices, renamedAt, type Splice } from './splices.ts';
import { editsOfWholeKeys } from './whole-keys.ts';
import { idLiterals, idSets } from './written-ids.ts';

export const entry: Renaming = {
  takes: ['a collection, such as studies, or where entries are, such as articles.linkedin.posts', 'the id of one of them', 'its new id'],
  plan({ sources, from: place, to: [old, to = ''], where }) {
    const keys = keysIn(sources);
    const declarations = createDeclarations(sources);
    const path = placeOf(keys, declarations, place, where);
    const ids = idsAt(keys, path);
    if (!ids.includes(old)) refuse(where, `the entry "${old}"`, `one of ${place}: ${closest(old, ids)}`, `correct "${old}"`);
    checkEntryId(to, where);
    if (to === old) refuse(where, `the id "${to}", which it has`, 'another id', 'choose one');
    const own = { bundle: path.bundle, path: [...path.path, old] };
    const declared = declaredAt(sources, declarations, own, where);
    const affected = keys.filter((key) => key.path.at(-1) === old && isDeclaredAt(sources, declarations, key, declared));
    const taken = affected.find((key) => idsAt(keys, { ...key, path: key.path.slice(0, -1) }).includes(to));
    if (taken)
      refuse(
        where,
        `the id "${to}", which ${wholeKey({ ...taken, path: [...taken.path.slice(0, -1), to] })} has`,
        'an id that is free',
        'choose another one',
      );

    const renames = affected.map((key) => [wholeKey(key), wholeKey({ ...key, path: [...key.path.slice(0, -1), to] })] as const);
    const sets = [ids, ...idSets(sources, ids)].map((names) => [...names].sort().join());
    const isAmong = (names: readonly string[]) => sets.includes([...names].sort().join());
    const files = filesNaming(sources, old);
    const typed = placesOfId(files, old, isAmong).map((node) => renamedAt(node, to));
    const anchored = anchoredEdits(sources, files, { affected, ids, old, to });
    makeSplices([
      ...typed,
      ...anchored.edits,
      ...listedEdits(sources, path, old, to),
      ...editsOfWholeKeys(sources, renames),
      declarationEdit(declared, to),
    ]);
    declareRenames(sources, renames);
    return {
      changes: { ...sources.edited(), ...carriedSources(sources, renames) },
      next: [
        ...renames.map(([before, after]) => `renamed ${before} to ${after}`),
        ...anchored.pages.map(
          (page) => `the anchor #${old} of "${page}" is #${to}: links from elsewhere to the old one lead to the top of the page`,
        ),
      ],
      isTypechecked: true,
    };
  },
};

/** Where entries are: the key above their ids. Throws, with the nearest, when there are none. */
function placeOf(keys: readonly Key[], declarations: Declarations, place: string, where: string): Key {
  const [bundle = '', ...path] = place.split('.');
  const hasEntries = (key: Key) => idsAt(keys, key).some((id) => declarations(key.bundle, [...key.path, id])?.kind === 'entry');
  if (hasEntries({ bundle, path })) return { bundle, path };
  const bundles = [...new Set(keys.map((key) => key.bundle))].map((id): Key => ({ bundle: id, path: [] }));
  const places = [...bundles, ...keys].filter(hasEntries).map(wholeKey);
  return refuse(where, `"${place}"`, `where entries are: ${closest(place, places)}`, `correct "${place}"`);
}

/** The names directly below a key. */
function idsAt(keys: readonly Key[], { bundle, path }: Key): string[] {
  return keys
    .filter((key) => key.bundle === bundle && key.path.length === path.length + 1 && path.every((name, index) => key.path[index] === name))
    .map((key) => key.path.at(-1) ?? '');
}

/** The place of the schema that an id is written at. */
function declaredAt(sources: Sources, declarations: Declarations, key: Key, where: string): Node {
  const step = declarations(key.bundle, key.path);
  const id = key.path.at(-1) ?? '';
  if (step?.property) return step.property;
  const literals = idLiterals(sources, key.bundle, id);
  const [first] = literals;
  if (first && literals.length === 1) return first;
  const found = `the id "${id}", which code works out`;
  return refuse(where, found, 'one that the schema writes out, once', 'rename what it is made of');
}

function isDeclaredAt(sources: Sources, declarations: Declarations, key: Key, declared: Node): boolean {
  const step = declarations(key.bundle, key.path);
  if (step?.kind !== 'entry') return false;
  return step.property ? step.property === declared : idLiterals(sources, key.bundle, key.path.at(-1) ?? '').includes(declared as never);
}

function declarationEdit(declared: Node, to: string): Splice {
  const name = declared.asKind(SyntaxKind.PropertyAssignment)?.getNameNode();
  return name ? inPlaceOf(name, propertyName(to)) : inPlaceOf(declared, quote(to));
}

/** The items of menus, which the file that declares them lists by id. */
function listedEdits(sources: Sources, { bundle, path }: Key, old: string, to: string): Splice[] {
  const file = 'schema/navigation.ts';
  if (wholeKey({ bundle, path }) !== 'common.navigation' || !sources.has(file)) return [];
  const menus = sources.file(file).getVariableDeclaration('menus');
  return (menus?.getDescendantsOfKind(SyntaxKind.StringLiteral) ?? [])
    .filter((literal) => literal.getLiteralValue() === old)
    .map((literal) => inPlaceOf(literal, quote(to)));
}
