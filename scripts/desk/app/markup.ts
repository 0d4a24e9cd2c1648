/** Ranges of a text that the field shows in another way: placeholders as chips, marks as they look on the page. */

import type { Mark } from '../../../schema/language/inline.ts';
import { type Phrase, parseLine } from '../../../schema/language/markdown.ts';
import { hasArguments, pluralCode } from '../../../schema/language/plural.ts';

/** A range of a text, in UTF-16 units. */
interface Range {
  readonly from: number;
  readonly to: number;
}

export type MarkupRange = Range &
  (
    | { readonly kind: 'placeholder'; readonly name: string }
    /** Characters of a mark, which visitors do not see. */
    | { readonly kind: 'sign' }
    | { readonly kind: 'emphasis' | 'strong' }
    | { readonly kind: 'link'; readonly target: string }
    | { readonly kind: 'language'; readonly code: string }
  );

/** A mark of a text, or of words in another language. */
export type MarkKind = Mark | 'language';

const languageMark = /\[([a-z]{2,3}): ([^[\]*]+)\]/g;

/** Returns the ranges of a text, in the order of the text. Marks of a faulty text are shown as typed. */
export function markupOf(text: string, marks: readonly string[]): readonly MarkupRange[] {
  const ranges: MarkupRange[] = [];
  for (const { 0: whole, 1: name = '', index } of text.matchAll(/\{(\w+)\}/g))
    ranges.push({ kind: 'placeholder', name, from: index, to: index + whole.length });
  for (const { 0: whole, 1: code = '', index } of text.matchAll(languageMark)) {
    const [from, to] = [index + code.length + 3, index + whole.length - 1];
    ranges.push({ kind: 'sign', from: index, to: from }, { kind: 'language', code, from, to }, { kind: 'sign', from: to, to: to + 1 });
  }
  // The codes of plural forms; placeholders come first, because their braces are like those of forms.
  const codes = hasArguments(text) ? text.matchAll(new RegExp(`\\{\\w+\\}|${pluralCode}`, 'g')) : [];
  for (const { 0: code, index } of codes) if (!/^\{\w+\}$/.test(code)) ranges.push({ kind: 'sign', from: index, to: index + code.length });
  // Items of a list are lines.
  let start = 0;
  for (const line of marks.length > 0 ? text.split('\n') : []) {
    const at = start;
    start += line.length + 1;
    for (const range of rangesOf(parseLine(line).parts)) ranges.push({ ...range, from: range.from + at, to: range.to + at });
  }
  return ranges.sort((a, b) => a.from - b.from || b.to - a.to);
}

function rangesOf(phrases: readonly Phrase[]): MarkupRange[] {
  return phrases.flatMap((phrase): MarkupRange[] => {
    if (phrase.kind === 'text') return [];
    const from = phrase.at + openingOf(phrase.kind).length;
    const to = endOf(phrase) - closingOf(phrase).length;
    return [
      { kind: 'sign', from: phrase.at, to: from },
      phrase.kind === 'link' ? { kind: 'link', target: phrase.target, from, to } : { kind: phrase.kind, from, to },
      ...rangesOf(phrase.content),
      { kind: 'sign', from: to, to: endOf(phrase) },
    ];
  });
}

/** Returns the offset after a phrase. The parser gives the beginning only. */
function endOf(phrase: Phrase): number {
  if (phrase.kind === 'text') return phrase.at + phrase.text.length;
  const last = phrase.content.at(-1);
  return (last ? endOf(last) : phrase.at + openingOf(phrase.kind).length) + closingOf(phrase).length;
}

function openingOf(kind: Mark): string {
  return { emphasis: '*', strong: '**', link: '[' }[kind];
}

function closingOf(phrase: Exclude<Phrase, { readonly kind: 'text' }>): string {
  return phrase.kind === 'link' ? `](${phrase.target})` : openingOf(phrase.kind);
}

/** Returns the characters before and after the words of a mark. */
function signsOf(mark: MarkKind, target: string): readonly [string, string] {
  if (mark === 'link') return ['[', `](${target})`];
  return mark === 'language' ? [`[${target}: `, ']'] : [openingOf(mark), openingOf(mark)];
}

/** A text with a changed mark, and the selection after the change. */
export interface Marked extends Range {
  readonly text: string;
}

/** Puts a mark around a selection, or removes the one that is there. `target`: the target of a link, the code of a language. */
export function withMark(text: string, { from, to }: Range, mark: MarkKind, target = ''): Marked {
  const [opening, closing] = signsOf(mark, target);
  const present = markupOf(text, [mark]).find((range) => range.kind === mark && range.from <= from && to <= range.to);
  if (present) {
    const own = signsOf(mark, present.kind === 'link' ? present.target : present.kind === 'language' ? present.code : '');
    const [start, end] = [present.from - own[0].length, present.to + own[1].length];
    const words = text.slice(present.from, present.to);
    const isReplaced = mark === 'link' ? target !== '' : own[0] !== opening;
    const at = start + (isReplaced ? opening.length : 0);
    const kept = isReplaced ? opening + words + closing : words;
    return { text: text.slice(0, start) + kept + text.slice(end), from: at, to: at + words.length };
  }
  // A mark begins and ends with a word: spaces of the selection stay outside.
  const words = text.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  const inner = words.trim();
  const before = text.slice(0, start) + opening;
  return {
    text: before + inner + closing + text.slice(start + inner.length),
    from: before.length,
    to: before.length + inner.length,
  };
}
