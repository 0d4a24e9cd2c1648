/** Turns parsed texts with marks into the typeset nodes that components receive. */
import { markAs } from '../text/language-marks.ts';
import { primaryLanguage } from '../text/language-tag.ts';
import { bindShortWords, lineRoom } from '../text/line-breaks.ts';
import { bindSpaces, fillText, type Language } from '../text/typeset.ts';
import type { Block, Inline, Inlines } from './inline.ts';
import type { Link } from './link.ts';
import { type ParsedBlock, type Phrase, readTarget } from './markdown.ts';

interface Setting {
  readonly language: Language;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly isHeading?: boolean;
  /** Marks all words with their language. */
  readonly isForeign?: boolean;
}

/** Returns the nodes of blocks. */
export function typesetBlocks(blocks: readonly ParsedBlock[], setting: Setting): readonly Block<string>[] {
  return blocks.map((block) => {
    if (block.kind === 'place') return { kind: 'place', place: block.place };
    const items = block.items.map((phrases) => typesetPhrases(phrases, setting));
    if (block.kind === 'list') return { kind: 'list', isOrdered: block.isOrdered, items };
    return { kind: block.kind, content: items[0] ?? [] };
  });
}

/** Returns the nodes of a line. Spaces are bound across marks, as in `**12** %`: binding moves no character. */
export function typesetPhrases(phrases: readonly Phrase[], { language, numbers, isHeading = false, isForeign = false }: Setting): Inlines {
  let text = '';
  const emphases: number[] = [];
  const fill = (phrase: Phrase): Phrase => {
    if (phrase.kind === 'text') {
      const filled = fillText(phrase.text, language, numbers);
      text += filled;
      return { ...phrase, text: filled };
    }
    if (phrase.kind === 'emphasis') emphases.push(text.length);
    return { ...phrase, content: phrase.content.map(fill) };
  };
  const filled = phrases.map(fill);
  const spaced = bindSpaces(text, language.locale);
  const bound = isHeading ? bindShortWords(spaced, lineRoom, emphases) : spaced;
  let at = 0;
  const finish = (phrase: Phrase): Inline => {
    if (phrase.kind === 'text') {
      at += phrase.text.length;
      const words = bound.slice(at - phrase.text.length, at);
      return isForeign ? markAs(words, primaryLanguage(language.locale)) : words;
    }
    const content = phrase.content.map(finish);
    if (phrase.kind !== 'link') return { kind: phrase.kind, content };
    const to = readTarget(phrase.target);
    return to ? { kind: 'link', to: to as Link, content } : { kind: 'source', href: phrase.target, content };
  };
  return filled.map(finish);
}
