/** `npm run rename -- page <id> <new id>`: its entry, all that names it, its folder and component, and its texts. */
import { Node, type SourceFile, SyntaxKind } from 'ts-morph';
import { pascal } from '../../codegen/build-model.ts';
import { filesBelow } from '../../lib/paths.ts';
import { checkPageId } from '../names.ts';
import { nameOf, objectIn, propertiesOf, propertyOf } from '../objects.ts';
import { checkFree, pageEntries, pageEntry } from '../page-tree.ts';
import { refuse } from '../refuse.ts';
import type { Changes, Sources } from '../sources.ts';
import { carriedSources } from './carried-sources.ts';
import { declareRenames } from './declare.ts';
import { placesOfId } from './ids.ts';
import { filesNaming } from './program.ts';
import type { Renaming } from './renaming.ts';
import { inPlaceOf, makeSplices, renamedAt, type Splice } from './splices.ts';

export const page: Renaming = {
  takes: ['the id of a page', 'its new id'],
  plan({ sources, from, to: [to], where }) {
    const entry = pageEntry(sources, from, where);
    checkPageId(to, where);
    checkFree(sources, to, where);
    const [folder, target] = [`pages/${from}`, `pages/${to}`];
    if (sources.has(folder) && sources.has(target))
      refuse(where, `${target}, which is there already`, 'a folder that is free', 'choose another id');

    const entries = pageEntries(sources);
    const ids = new Set([
      ...entries.map(({ id }) => id),
      ...propertiesOf(objectIn(sources.file('schema/bundles.ts'), 'bundles')).map(nameOf),
    ]);
    const naming = filesNaming(sources, from);
    const roles = rolesOf(sources);
    const isPageId = (names: readonly string[]) => names.every((name) => ids.has(name)) && [...names].sort().join() !== roles;
    const children = entries.flatMap(({ parent, object }) => (parent === from ? [propertyOf(object, 'parent')] : []));
    makeSplices([
      ...placesOfId(naming, from, isPageId).map((node) => renamedAt(node, to)),
      ...editsOfName(filesNaming(sources, `${pascal(from)}Content`), `${pascal(from)}Content`, `${pascal(to)}Content`),
      ...contentEdits(sources, entry.object.getProperty('content'), from, to),
      ...children.flatMap((parent) => (parent ? [renamedAt(parent.getInitializerOrThrow(), to)] : [])),
      renamedAt(entry.property.getNameNode(), to),
    ]);
    declareRenames(sources, [[from, to]]);
    return {
      changes: { ...sources.edited(), ...moved(sources, from, to), ...carriedSources(sources, [[from, to]]) },
      next: [`npm run typecheck says whether anything still goes by "${from}".`],
    };
  },
};

/** The roles, in order. Most go by the id of their page, and are none. */
function rolesOf(sources: Sources): string {
  const type = sources.file('schema/define.ts').getTypeAliasOrThrow('Role').getType();
  return type
    .getUnionTypes()
    .map((member) => String(member.getLiteralValue()))
    .sort()
    .join();
}

/** The constant that holds the content goes by the id of the page, if no other has the new name. */
function contentEdits(sources: Sources, content: Node | undefined, from: string, to: string): Splice[] {
  const [name, next] = [`${from}Content`, `${to}Content`];
  const isNamedSo = Node.isPropertyAssignment(content) && content.getInitializer()?.getText() === name;
  if (!isNamedSo || filesNaming(sources, next).length > 0) return [];
  return editsOfName(
    filesNaming(sources, name).filter((file) => sources.pathOf(file).startsWith('schema/')),
    name,
    next,
  );
}

function editsOfName(files: readonly SourceFile[], name: string, to: string): Splice[] {
  return files.flatMap((file) =>
    file
      .getDescendantsOfKind(SyntaxKind.Identifier)
      .filter((identifier) => identifier.getText() === name)
      .map((identifier) => inPlaceOf(identifier, to)),
  );
}

/** The folder of the page under its new name, and its component with it. */
function moved(sources: Sources, from: string, to: string): Changes {
  const changes: Record<string, string | undefined> = {};
  for (const path of filesBelow(`${sources.root}/pages/${from}`)) {
    const [before, after] = [`pages/${from}/${path}`, `pages/${to}/${path.replace(`${from}.page.`, `${to}.page.`)}`];
    changes[before] = undefined;
    changes[after] = sources.file(before).getFullText();
  }
  return changes;
}
