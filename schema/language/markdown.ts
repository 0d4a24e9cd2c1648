/**
 * Parses the marks and blocks of texts: the part of Markdown that texts may have. Everything else that Markdown, HTML or a writer could
 * mean as markup is a fault, so that no character is dropped or shown as typed by mistake.
 */
import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { blankMarks } from '../text/language-marks.ts';
import type { SchemaError } from './error.ts';
import { blocksOf } from './inline.ts';

/** A part of a text and its offset in it. The words of a link lead to `target`: `location#lease` or a URL. */
export type Phrase =
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'emphasis' | 'strong'; readonly content: readonly Phrase[]; readonly at: number }
  | { readonly kind: 'link'; readonly target: string; readonly content: readonly Phrase[]; readonly at: number };

/** A block of prose: `items` are the text of a paragraph, quotation or note, or the items of a list. */
export type ParsedBlock = { readonly at: number } & (
  | {
      readonly kind: 'paragraph' | 'quotation' | 'note' | 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Phrase[])[];
    }
  | { readonly kind: 'place'; readonly place: string }
);

/** A mistake in the marks of a text, with its offset. */
export type MarkFault = Pick<SchemaError, 'found' | 'expected' | 'wayOut'> & { readonly offset: number };

interface Parsed<Part> {
  readonly parts: readonly Part[];
  /** The parts of a faulty text are its characters as typed. */
  readonly faults: readonly MarkFault[];
}

/** Constructs of CommonMark that texts do not have: everything but emphasis, links, lists and quotations. The texts' own block is the note. */
const disabled = [
  ...['autolink', 'characterEscape', 'characterReference', 'codeFenced', 'codeIndented', 'codeText', 'definition', 'hardBreakEscape'],
  ...['headingAtx', 'htmlFlow', 'htmlText', 'labelStartImage', 'setextUnderline', 'thematicBreak'],
];
const inProse = { extensions: [{ disable: { null: disabled } }] };
const inLine = { extensions: [{ disable: { null: [...disabled, 'list', 'blockQuote'] } }] };

/** Matches text that can have no mark. Most texts match, and the parser is slow. */
const unmarked = /^(?!\s)[^*_`~<>&\\[\]\n\t\r\0\uFEFF#]*(?<!\s)$/;

/** Parses a text of one line. */
export function parseLine(text: string): Parsed<Phrase> {
  return parsedOr(
    () => {
      if (unmarked.test(text)) return [plain(text, 0)];
      refuseBlanks(text, 0);
      const [node] = fromMarkdown(text, inLine).children;
      return node?.type === 'paragraph' ? phrasesOf(node.children, text, 0) : refuseNode(node, text, 0);
    },
    () => [plain(text, 0)],
  );
}

/** Parses a text of several blocks. */
export function parseProse(text: string): Parsed<ParsedBlock> {
  let at = 0;
  const blocks = blocksOf(text).map((source) => {
    const start = at;
    at += source.length + 2;
    return parsedOr<ParsedBlock>(
      () => [parseBlock(source, start)],
      () => [{ kind: 'paragraph', isOrdered: false, items: [[plain(source, start)]], at: start }],
    );
  });
  return { parts: blocks.flatMap(({ parts }) => parts), faults: blocks.flatMap(({ faults }) => faults) };
}

/** Returns the phrases of blocks: one array for each paragraph, quotation, note and list item. */
export function linesOf(blocks: readonly ParsedBlock[]): readonly (readonly Phrase[])[] {
  return blocks.flatMap((block) => (block.kind === 'place' ? [] : block.items));
}

/** Returns the words of phrases as typed. `afterLink` is written after each link to another site. */
export function typedWords(phrases: readonly Phrase[], afterLink = ''): string {
  return phrases
    .map((phrase) => {
      if (phrase.kind === 'text') return phrase.text;
      const end = phrase.kind === 'link' && !readTarget(phrase.target) ? afterLink : '';
      return typedWords(phrase.content, afterLink) + end;
    })
    .join('');
}

/** Returns phrases and the phrases within them, in the order of the text. */
export function allPhrases(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) => (phrase.kind === 'text' ? [phrase] : [phrase, ...allPhrases(phrase.content)]));
}

/** Returns the page and anchor that the target of a link names; undefined for another address. */
export function readTarget(target: string): { readonly page: string; readonly anchor: string | undefined } | undefined {
  const [, page, anchor] = /^([\w-]+)(?:#(.*))?$/s.exec(target) ?? [];
  return page === undefined ? undefined : { page, anchor };
}

class Refusal extends Error {
  readonly fault: MarkFault;
  constructor(fault: MarkFault) {
    super(fault.found);
    this.fault = fault;
  }
}

function refuse(offset: number, found: string, expected: string, wayOut: string): never {
  throw new Refusal({ offset, found, expected, wayOut });
}

function parsedOr<Part>(parse: () => readonly Part[], asTyped: () => readonly Part[]): Parsed<Part> {
  try {
    return { parts: parse(), faults: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { parts: asTyped(), faults: [error.fault] };
  }
}

const plain = (text: string, at: number): Phrase => ({ kind: 'text', text, at });

/** Matches the start of a list item, as texts have it. */
const itemStart = /^(?:-|(\d+)\.) (?=\S)/;

/** Start of a margin note. Markdown has no such block; `^` is its sign for notes in several dialects. */
const noteStart = '^ ';

function parseBlock(source: string, at: number): ParsedBlock {
  if (source.trim() === '') refuse(at, 'an empty block', 'a text in each block', 'write the block, or remove it');
  const place = /^\{(\w+ [^{}]*)\}$/.exec(source)?.[1];
  if (place !== undefined) return { kind: 'place', place, at };
  if (source.startsWith('^')) return noteOf(source, at);
  if (unmarked.test(source) && !/^(?:[-+]|\d+[.)])/.test(source))
    return { kind: 'paragraph', isOrdered: false, items: [[plain(source, at)]], at };
  refuseBlanks(source, at);
  const [node, second] = fromMarkdown(source, inProse).children;
  if (second) {
    const wayOut = 'end the string before it, and write a comma and a new string';
    refuse(at + offsetOf(second), 'a second block in one string', 'one block in each string of the array', wayOut);
  }
  if (node?.type === 'paragraph') return { kind: 'paragraph', isOrdered: false, items: [phrasesOf(node.children, source, at)], at };
  if (node?.type === 'blockquote') {
    if (!/^> \S/.test(source)) refuse(at, 'a quotation without words after “> ”', '“> ”, then the words', 'write the words after “> ”');
    return { kind: 'quotation', isOrdered: false, items: [onlyParagraph(node.children, source, at)], at };
  }
  return node?.type === 'list' ? listOf(node, source, at) : refuseNode(node, source, at);
}

function noteOf(source: string, at: number): ParsedBlock {
  const words = source.slice(noteStart.length);
  if (!/^\^ \S/.test(source)) refuse(at, 'a note without words after “^ ”', '“^ ”, then the words', 'write the words after “^ ”');
  const block = parseBlock(words, at + noteStart.length);
  if (block.kind !== 'paragraph') refuse(at, `a ${block.kind} within a note`, 'a note of one paragraph', 'write the words as a sentence');
  return { ...block, kind: 'note', at };
}

function listOf({ ordered, children }: List, source: string, at: number): ParsedBlock {
  const items = children.map((item, index) => {
    const start = offsetOf(item);
    const [marker, number] = itemStart.exec(source.slice(start)) ?? [];
    const wanted = ordered ? `${index + 1}. ` : '- ';
    if (marker !== wanted) {
      const found =
        marker === undefined
          ? `“${source.slice(start).split('\n')[0]?.slice(0, 12)}” at the start of a list item`
          : `the list number ${number}`;
      refuse(at + start, found, `“${wanted}”, then the words`, `write “${wanted}”, or begin the text with a word`);
    }
    return onlyParagraph(item.children, source, at);
  });
  return { kind: 'list', isOrdered: ordered === true, items, at };
}

/** Returns the phrases of a list item or quotation, which has one paragraph. */
function onlyParagraph(nodes: readonly RootContent[], source: string, at: number): readonly Phrase[] {
  const [paragraph, nested] = nodes;
  const stray = nested ?? (paragraph?.type === 'paragraph' ? undefined : paragraph);
  if (stray || !paragraph) {
    const found = 'a block within a list or a quotation';
    const wayOut = 'write the inner block as a string of its own';
    refuse(at + (stray ? offsetOf(stray) : 0), found, 'lists of one level, and quotations of one paragraph', wayOut);
  }
  return phrasesOf((paragraph as Paragraph).children, source, at);
}

function phrasesOf(nodes: readonly PhrasingContent[], source: string, at: number): readonly Phrase[] {
  return nodes.map((node) => {
    const start = offsetOf(node);
    if (node.type === 'text') {
      checkText(node.value, at + start);
      return plain(node.value, at + start);
    }
    if (node.type === 'link' && source[start - 1] === '!')
      refuse(at + start - 1, 'an image', 'text without images', 'remove the exclamation mark, or write a space after it');
    if (node.type === 'link') return linkOf(node.url, node.children, source.slice(start, node.position?.end.offset), source, at, start);
    if (node.type !== 'emphasis' && node.type !== 'strong') return refuseNode(node, source, at);
    if (source[start] === '_') refuseUnderscore(at + start);
    return { kind: node.type, content: phrasesOf(node.children, source, at), at: at + start };
  });
}

function linkOf(target: string, words: readonly PhrasingContent[], written: string, source: string, at: number, start: number): Phrase {
  const content = phrasesOf(words, source, at);
  // Brackets in an address are written as %5B and %5D, parentheses as %28 and %29.
  if (!/^[^\s()[\]]+$/.test(target) || !written.endsWith(`](${target})`)) {
    const wayOut = 'write the address alone between the parentheses, without spaces, quotes, brackets or parentheses';
    refuse(at + start, `the link ${written}`, '[words](page#anchor) or [words](https://…)', wayOut);
  }
  if (typedWords(content).trim() === '') {
    refuse(
      at + start,
      `the link ${written} without words`,
      'words between the brackets',
      'write the words that lead there, or remove the link',
    );
  }
  return { kind: 'link', target, content, at: at + start };
}

function offsetOf({ position }: RootContent): number {
  return position?.start.offset ?? 0;
}

function refuseNode(node: RootContent | undefined, source: string, at: number): never {
  const start = node ? offsetOf(node) : 0;
  refuse(at + start, `“${source.slice(start, start + 30)}”`, 'a sentence', 'write the sentence without this markup');
}

/** Refuses blanks that Markdown would drop. */
function refuseBlanks(source: string, at: number): void {
  const control = source.search(/[\t\r\0\uFEFF]/);
  if (control >= 0) refuse(at + control, 'a tab or an invisible character', 'ordinary spaces', 'replace the character by a space');
  const edge = source.search(/^\s|\n\s|\s\n|\s$/);
  if (edge < 0) return;
  const expected = 'lines that begin and end with a word or a mark, in lists of one level';
  refuse(at + edge, 'a blank at the start or the end of a line', expected, 'delete the blank');
}

function refuseUnderscore(offset: number): never {
  refuse(offset, 'an underscore', '*asterisks* around an emphasis', 'write asterisks, or remove the underscore');
}

/** Leftovers of markup in words: the form, and the sentences of its fault. */
const leftovers: readonly (readonly [form: RegExp, found: string, expected: string, wayOut: string])[] = [
  [
    /\n/,
    'a line break within a sentence',
    'one line for each paragraph, list item, quotation and note',
    'join the lines, or begin a new string',
  ],
  [/\*/, 'an asterisk without its pair', '*emphasis* or **strong**, with asterisks next to the words', 'complete or remove the pair'],
  [/<\/?[a-z!][^>]*>?/i, 'an HTML tag', 'text, with *emphasis*, **strong** and [words](page)', 'remove the tag'],
  [/&(?:[a-z]+|#\w+);/i, 'an HTML entity', 'the character itself', 'write the character'],
  [/`|~~/, 'a Markdown sign', 'text, with *emphasis*, **strong** and [words](page)', 'remove the sign'],
  [/\\/, 'a backslash', 'text without escapes', 'remove the backslash'],
  [
    /^(?:#{1,6}(?: |$)|[=-]{3,}$)/,
    'a heading or a rule',
    'a paragraph, a list or a quotation',
    'remove the signs; headings are texts of the schema',
  ],
];

function checkText(text: string, at: number): void {
  for (const [form, found, expected, wayOut] of leftovers) {
    const offset = text.search(form);
    if (offset >= 0) refuse(at + offset, found, expected, wayOut);
  }
  const underscore = text.replace(/\{\w+\}/g, ({ length }) => ' '.repeat(length)).indexOf('_');
  if (underscore >= 0) refuseUnderscore(at + underscore);
  const bracket = blankMarks(text).search(/[[\]]/);
  if (bracket < 0) return;
  const expected = '[words](page) or [en: words], brackets and parentheses complete and none within others';
  refuse(
    at + bracket,
    `a square bracket alone in “${text.slice(bracket, bracket + 30)}”`,
    expected,
    'complete the mark, or remove the brackets',
  );
}
