/** Ids of entries where they are written: in the list of a page's entry, `sections: ['fees', 'contract']`, and in the types of content. */
import { Node, type StringLiteral, SyntaxKind } from 'ts-morph';
import { pageEntries } from '../page-tree.ts';
import type { Sources } from '../sources.ts';

/** Where the entry of a page has an id in a list. */
export function idLiterals(sources: Sources, page: string, id: string): StringLiteral[] {
  const entry = pageEntries(sources).find((each) => each.id === page);
  return (entry?.object.getDescendantsOfKind(SyntaxKind.StringLiteral) ?? []).filter(
    (literal) => literal.getLiteralValue() === id && Node.isArrayLiteralExpression(literal.getParent()),
  );
}

/** The ids of those entries that components receive together, `Entry<CaseStudyCard, 'a' | 'b'>`, as far as all of them are among `ids`. */
export function idSets(sources: Sources, ids: readonly string[]): string[][] {
  return sources
    .file('generated/content.ts')
    .getDescendantsOfKind(SyntaxKind.TypeReference)
    .filter((reference) => reference.getTypeName().getText() === 'Entry')
    .map((reference) => literalsIn(reference.getTypeArguments()[1]))
    .filter((names) => names.length > 0 && names.every((name) => ids.includes(name)));
}

/** The strings that a type, or what declares one, is made of. */
export function literalsIn(node: Node | undefined): string[] {
  return (node?.getDescendantsOfKind(SyntaxKind.StringLiteral) ?? []).map((literal) => literal.getLiteralValue());
}
