/** Edits of source text by place, to be made when all places are known: an edit is the end of what the compiler knows. */
import type { Node, SourceFile } from 'ts-morph';

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
