/** Finds mistakes in texts with marks: unknown links, marks and blocks that the schema does not allow, placed facts. */
import type { ProseMeta } from '../../../schema/language/define.ts';
import { blocksOf, type Mark, wordsOf } from '../../../schema/language/inline.ts';
import {
  allPhrases,
  linesOf,
  type ParsedBlock,
  type Phrase,
  parseLine,
  parseProse,
  readTarget,
} from '../../../schema/language/markdown.ts';
import { typesetPhrases } from '../../../schema/language/typeset-nodes.ts';
import { plainText } from '../../../schema/text/language-marks.ts';
import type { Language } from '../../../schema/text/typeset.ts';
import { targetFault } from '../links.ts';
import { closest } from '../problem.ts';
import { destinationOf } from '../renames.ts';
import { lengthFault, type TextFault, type TextPlace } from './fault.ts';

/** Returns the first problem of a text that may have marks. */
export function markedFault(place: TextPlace, value: string, language: Language): TextFault | undefined {
  const { prose, marks, max, values } = place.leaf.meta;
  const shown = shownBy(language, values);
  if (!prose) {
    const { parts, faults } = parseLine(value);
    return faults[0] ?? phrasesFault(place, marks, parts, language) ?? lengthFault(shown(parts), value, max);
  }
  const { parts, faults } = parseProse(value);
  return (
    faults[0] ??
    blocksFault(prose, parts) ??
    phrasesFault(place, marks, linesOf(parts).flat(), language) ??
    tooLong(prose, parts, value, shown)
  );
}

/** Returns a function that gives phrases as visitors read them. */
export function shownBy(language: Language, numbers: Readonly<Record<string, number>>): (phrases: readonly Phrase[]) => string {
  return (phrases) => plainText(wordsOf(typesetPhrases(phrases, { language, numbers })));
}

/** Returns the problem of the number, the kinds or the places of blocks. */
function blocksFault({ min, max, kinds, places }: ProseMeta, blocks: readonly ParsedBlock[]): TextFault | undefined {
  const written: ParsedBlock[] = [];
  const placed = new Set<string>();
  for (const block of blocks) {
    const { at: offset } = block;
    if (block.kind !== 'place') {
      const expected = `a block of one of these kinds: ${kinds.join(', ')}`;
      if (!kinds.includes(block.kind))
        return { offset, found: `a ${block.kind}`, expected, wayOut: 'write the words as a block of another kind' };
      written.push(block);
      continue;
    }
    const { place } = block;
    if (!places.includes(place)) {
      const known = places.map((name) => `{${name}}`);
      const expected = known.length === 0 ? 'no placed facts in this text' : `a placed fact of this text: ${closest(`{${place}}`, known)}`;
      return { offset, found: `the unknown fact {${place}}`, expected, wayOut: `correct or remove {${place}}` };
    }
    if (placed.has(place)) {
      const wayOut = `remove one of the two blocks {${place}}`;
      return { offset, found: `{${place}} a second time`, expected: 'each placed fact once', wayOut };
    }
    placed.add(place);
  }
  const missing = places.find((place) => !placed.has(place));
  if (missing !== undefined) {
    const found = `no block {${missing}}`;
    return {
      offset: 0,
      found,
      expected: `each placed fact once: ${places.map((name) => `{${name}}`).join(', ')}`,
      wayOut: `add the block "{${missing}}" at its place`,
    };
  }
  const count = `${written.length} ${written.length === 1 ? 'block' : 'blocks'}${places.length > 0 ? ' beside the placed facts' : ''}`;
  const expected = min === max ? `${min} blocks` : `${min} to ${max} blocks`;
  if (written.length > max) return { offset: written[max]?.at ?? 0, found: count, expected, wayOut: 'join or remove blocks' };
  if (written.length < min) return { offset: 0, found: count, expected, wayOut: 'add a block to the array' };
  return undefined;
}

/** Returns the problem of a mark that the text does not allow, a placed fact within a sentence, or a wrong link. */
function phrasesFault(place: TextPlace, marks: readonly Mark[], phrases: readonly Phrase[], { locale }: Language): TextFault | undefined {
  for (const phrase of allPhrases(phrases)) {
    const { at: offset, kind } = phrase;
    if (kind === 'text') {
      const [whole] = /\{\w+ [^{}]*\}/.exec(phrase.text) ?? [];
      if (whole !== undefined)
        return {
          offset: offset + phrase.text.indexOf(whole),
          found: `${whole} within a sentence`,
          expected: 'a placed fact as a block of its own',
          wayOut: 'write it as a string of its own',
        };
      continue;
    }
    if (!marks.includes(kind)) {
      const expected = `a text with these marks only: ${marks.join(', ')}`;
      return { offset, found: `the mark for ${kind}`, expected, wayOut: 'remove the mark' };
    }
    const fault = kind === 'link' ? linkFault(place, phrase.target, locale) : undefined;
    if (fault) return { offset, ...fault };
  }
  return undefined;
}

function linkFault({ site, bundle }: TextPlace, target: string, locale: string): TextFault | undefined {
  const to = readTarget(target);
  if (!to) return sourceFault(site, target);
  if (to.page === bundle && to.anchor === undefined) {
    return {
      found: 'a link to the page itself',
      expected: 'a link to another page, or to an anchor of this page',
      wayOut: 'remove the link',
    };
  }
  const fault = targetFault(site, to, locale);
  const renamed = destinationOf(to.page, site.renamed)?.key;
  if (!fault || renamed === undefined) return fault;
  return {
    ...fault,
    expected: `the current id of the page, ${renamed}`,
    wayOut: `write [words](${renamed}${to.anchor === undefined ? '' : `#${to.anchor}`})`,
  };
}

/** Returns the problem of a link to another site. */
function sourceFault({ sources, pages }: TextPlace['site'], target: string): TextFault | undefined {
  const own = pages.find(({ paths }) => Object.values(paths).includes(target.replace(/#.*/s, '')));
  if (own) {
    return {
      found: `a link to the path ${target}`,
      expected: 'the id of a page, which every language shares',
      wayOut: `write [words](${own.id})`,
    };
  }
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (url?.protocol !== 'https:') {
    const wayOut = 'write the id of a page, or an address that begins with https://';
    return { found: `a link to “${target}”`, expected: '[words](page#anchor) or [words](https://…)', wayOut };
  }
  if (Object.hasOwn(sources, url.host)) return undefined;
  const hosts = Object.keys(sources);
  const expected =
    hosts.length === 0
      ? 'a host of schema/site/sources.ts, which lists none'
      : `a host of schema/site/sources.ts: ${closest(url.host, hosts)}`;
  return {
    found: `a link to the host ${url.host}`,
    expected,
    wayOut: `correct the address, or add '${url.host}' to schema/site/sources.ts`,
  };
}

function tooLong(
  { longest }: ProseMeta,
  blocks: readonly ParsedBlock[],
  value: string,
  shown: (phrases: readonly Phrase[]) => string,
): TextFault | undefined {
  for (const block of blocks) {
    if (block.kind === 'place') continue;
    const [typed = ''] = blocksOf(value.slice(block.at));
    const fault = lengthFault(block.items.map(shown).join(''), typed, longest);
    if (fault) return { ...fault, offset: block.at, wayOut: 'shorten the block, or split it in two' };
  }
  return undefined;
}
