/** Blocks of a prose text as writers edit them: the markers of lists, quotations and notes are the kind of the block, not part of its words. */

/** Kinds of blocks. A place is a fact of the page, such as `figure catchment`, and has no words. */
export const blockKinds = ['paragraph', 'bullets', 'numbers', 'quotation', 'note', 'place'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A block. Items of a list are lines of `words`. */
export interface EditedBlock {
  readonly kind: BlockKind;
  readonly words: string;
}

/** Separates the blocks of a text. */
const separator = '\n\n';

/** Returns the blocks of a text; one empty paragraph for an empty text. */
export function blocksOfText(text: string): readonly EditedBlock[] {
  return text.split(separator).map(readBlock);
}

export function textOfBlocks(blocks: readonly EditedBlock[]): string {
  return blocks.map(writeBlock).join(separator);
}

/** Removes the blocks without words, which a writer has added and not yet filled. */
export function withoutEmptyBlocks(text: string): string {
  return textOfBlocks(blocksOfText(text).filter(({ words }) => words.trim() !== ''));
}

function readBlock(source: string): EditedBlock {
  const place = /^\{(\w+ [^{}]*)\}$/.exec(source)?.[1];
  if (place !== undefined) return { kind: 'place', words: place };
  if (source.startsWith('> ')) return { kind: 'quotation', words: source.slice(2) };
  if (source.startsWith('^ ')) return { kind: 'note', words: source.slice(2) };
  const lines = source.split('\n');
  // A list with a wrong marker stays as typed, so that no character is lost.
  for (const kind of ['bullets', 'numbers'] as const) {
    if (lines.every((line, index) => line.startsWith(marker(kind, index))))
      return { kind, words: lines.map((line, index) => line.slice(marker(kind, index).length)).join('\n') };
  }
  return { kind: 'paragraph', words: source };
}

function writeBlock({ kind, words }: EditedBlock): string {
  if (kind === 'place') return `{${words}}`;
  if (kind === 'bullets' || kind === 'numbers') {
    return words
      .split('\n')
      .map((line, index) => marker(kind, index) + line)
      .join('\n');
  }
  return marker(kind, 0) + words;
}

/** Returns the characters before the words of a line, in the text. */
function marker(kind: BlockKind, line: number): string {
  const markers = { paragraph: '', bullets: '- ', numbers: `${line + 1}. `, quotation: '> ', note: '^ ', place: '{' };
  return markers[kind];
}

/** Changes the kind of a block. Items of a list become one paragraph, quotation or note, and the other way round. */
export function withKind({ kind, words }: EditedBlock, wanted: BlockKind): EditedBlock {
  const isList = (each: BlockKind) => each === 'bullets' || each === 'numbers';
  return { kind: wanted, words: isList(kind) && !isList(wanted) ? words.replaceAll('\n', ' ') : words };
}

/** A range in the words of a block. */
export interface BlockRange {
  readonly block: number;
  readonly from: number;
  readonly to: number;
}

/** Finds the block of a range of the text without empty blocks, and the range in its words. */
export function rangeInBlocks(blocks: readonly EditedBlock[], from: number, to: number): BlockRange | undefined {
  let start = 0;
  for (const [block, each] of blocks.entries()) {
    if (each.words.trim() === '') continue;
    const length = writeBlock(each).length;
    if (from <= start + length) return { block, from: inWords(each, from - start), to: inWords(each, Math.min(to - start, length)) };
    start += length + separator.length;
  }
  return undefined;
}

/** Turns an offset in the source of a block into one in its words. */
function inWords({ kind, words }: EditedBlock, offset: number): number {
  let [source, within] = [0, 0];
  for (const [index, line] of words.split('\n').entries()) {
    source += marker(kind, index).length;
    if (offset <= source + line.length) return within + Math.max(0, offset - source);
    source += line.length + 1;
    within += line.length + 1;
  }
  return words.length;
}
