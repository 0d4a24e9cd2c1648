/** Ids that are anchors as well: links name them together with their page. */
import { Node, type SourceFile, SyntaxKind } from 'ts-morph';
import { quote } from '../../codegen/emit/text.ts';
import { nameOf } from '../objects.ts';
import type { Sources } from '../sources.ts';
import type { Key } from './message-keys.ts';
import { inPlaceOf, type Splice } from './splices.ts';
import { literalsIn } from './written-ids.ts';

interface Anchored {
  /** The pages that have the anchor. */
  readonly pages: readonly string[];
  readonly edits: readonly Splice[];
}

interface Asked {
  readonly affected: readonly Key[];
  /** The ids of all the entries. */
  readonly ids: readonly string[];
  readonly old: string;
  readonly to: string;
}

/** The edits of `link(page, id)` and of `a page and its anchor` in types, for every page that shows these entries as sections. */
export function anchoredEdits(sources: Sources, files: readonly SourceFile[], { affected, ids, old, to }: Asked): Anchored {
  const pages = pagesWithAnchor(sources, old).filter(
    (page) => affected.some(({ bundle }) => bundle === page) || showsEntries(sources, page, ids, old),
  );
  const edits = files
    .flatMap((file) => file.getDescendantsOfKind(SyntaxKind.CallExpression))
    .flatMap((call) => {
      const [page, anchor] = call.getArguments();
      const isLink = Node.isIdentifier(call.getExpression()) && call.getExpression().getText() === 'link';
      if (!isLink || !Node.isStringLiteral(page) || !Node.isStringLiteral(anchor)) return [];
      return pages.includes(page.getLiteralValue()) && anchor.getLiteralValue() === old ? [inPlaceOf(anchor, quote(to))] : [];
    });
  return { pages, edits };
}

/** The pages that have an anchor, as `generated/pages.ts` says. */
function pagesWithAnchor(sources: Sources, anchor: string): string[] {
  const declared = sources
    .file('generated/pages.ts')
    .getDescendantsOfKind(SyntaxKind.InterfaceDeclaration)
    .find((each) => each.getName() === 'Anchors');
  const names = (declared?.getProperties() ?? []).filter((property) => literalsIn(property).includes(anchor));
  return names.map(nameOf);
}

/** Whether components of a page receive these entries, and that one among them: `Entry<GuideSection, 'cash' | 'roles'>`. */
function showsEntries(sources: Sources, page: string, ids: readonly string[], id: string): boolean {
  const file = sources.file('generated/content.ts');
  const content = file.getInterface('Contents')?.getProperty(page)?.getTypeNode()?.getText();
  return (file.getInterface(content ?? '')?.getDescendantsOfKind(SyntaxKind.TypeReference) ?? []).some((reference) => {
    if (reference.getTypeName().getText() !== 'Entry') return false;
    const own = reference.getTypeArguments()[1];
    const named = own ? literalsIn(own) : [];
    return named.includes(id) && named.every((each) => ids.includes(each));
  });
}
