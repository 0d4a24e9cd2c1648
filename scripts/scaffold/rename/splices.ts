/** Edits of source text by place, to be made when all places are known: an edit is the end of what the compiler knows. */
import { type Node, type SourceFile, SyntaxKind } from 'ts-morph';
import { propertyName, quote } from '../../codegen/emit/text.ts';

export interface Splice {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Puts a text in the place of a node. */
export function inPlaceOf(node: Node, text: string): Splice {
  return { file: node.getSourceFile(), start: node.getStart(), end: node.getEnd(), text };
}

/** An id in the place of another: a word after a dot, the name of a property, a string. */
export function renamedAt(node: Node, to: string): Splice {
  const parent = node.getParent();
  if (parent?.asKind(SyntaxKind.PropertyAssignment)?.getNameNode() === node) return inPlaceOf(node, propertyName(to));
  const access = parent?.asKind(SyntaxKind.PropertyAccessExpression);
  if (access?.getNameNode() !== node) return inPlaceOf(node, quote(to));
  if (propertyName(to) === to) return inPlaceOf(node, to);
  const text = `${access.hasQuestionDotToken() ? '?.' : ''}[${quote(to)}]`;
  return { file: node.getSourceFile(), start: access.getExpression().getEnd(), end: node.getEnd(), text };
}

/** Makes all of them, each place once. */
export function makeSplices(splices: readonly Splice[]): void {
  for (const file of new Set(splices.map((splice) => splice.file))) {
    const own = splices.filter((splice) => splice.file === file).sort((a, b) => b.start - a.start);
    const once = own.filter(({ start }, index) => own[index - 1]?.start !== start);
    file.replaceWithText(
      once.reduce((text, { start, end, text: word }) => text.slice(0, start) + word + text.slice(end), file.getFullText()),
    );
  }
}
