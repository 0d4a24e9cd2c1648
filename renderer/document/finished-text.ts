/** Post-processes rendered documents: marks words of other languages and proper names, and keeps numbers on one line. */
import { renderToStaticMarkup } from 'react-dom/server';
import { offerNames } from '#schema/site/glossary.ts';
import { hasMarks, plainText, replaceMarks } from '#schema/text/language-marks.ts';
import { directionOf } from '#schema/text/language-tag.ts';
import { lineRoom } from '#schema/text/line-breaks.ts';
import { escapePattern } from '#schema/text/pattern.ts';
import { identity } from '../content/identity.ts';

/** Matches elements without child elements as a whole, tags, and the text between tags. React escapes `<` and `>` elsewhere. */
const token = /<(script|style|title|textarea)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;

/**
 * Replaces each language mark by an element with `lang`, and with `dir` if its language has another direction than the page; in
 * attributes, titles and data, by its words.
 */
export function elementsForMarks(html: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  if (!hasMarks(html)) return html;
  let isDrawing = false;
  return html.replace(token, (part) => {
    if (part.startsWith('<svg')) isDrawing = true;
    if (part === '</svg>') isDrawing = false;
    if (part.startsWith('<')) return plainText(part);
    const name = isDrawing ? 'tspan' : 'span';
    return replaceMarks(part, (words, language) => {
      const own = directionOf(language);
      return `<${name} lang="${language}"${own === direction ? '' : ` dir="${own}"`}>${words}</${name}>`;
    });
  });
}

/** Matches numbers with a hyphen, where browsers would break the line: law articles (`L.145-4`), words with a number (`3-year`). */
const number = /(?:\b[LR]\.)?\b\d+(?:-\d+)+\b|\b\d+-\p{L}+/gu;

/** Matches numbers with a hyphen and compound words (`break-even`). */
const numberOrWord = new RegExp(`${number.source}|\\p{L}+(?:-\\p{L}+)+`, 'gu');

/** Matches tags of elements with large or narrow text: headings of pages and sections, and row headers. */
const heading = /^<\/?(?:h[12]|th)\b/;

/** Matches the same tokens, and drawings as a whole. */
const tokenOrDrawing = /<(script|style|title|textarea|svg)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;

/** Wraps numbers, and in headings also compound words that fit on a line, in elements that prevent a line break. */
export function wholeNumbers(html: string): string {
  return replaceTexts(html, (text, within) => {
    // Most texts have no hyphen, and the search is slow.
    if (!text.includes('-')) return text;
    return text.replace(within ? numberOrWord : number, (found) => {
      // An inline block breaks where it is wider than the line (text at twice its size), but lets a column be narrower too.
      const way = /\d/.test(found) || within.startsWith('<th') ? 'whitespace-nowrap' : 'inline-block';
      return found.length > lineRoom ? found : `<span class="${way}">${found}</span>`;
    });
  });
}

/** Matches the names of the firm, as React escapes them, and of its offers. The longest comes first: one name may begin another. */
const properName = new RegExp(
  `(?<!\\p{L})(?:${[identity.firmName, identity.legalName, ...offerNames]
    .sort((a, b) => b.length - a.length)
    .map((name) => escapePattern(renderToStaticMarkup(name)).replaceAll(' ', '\\s'))
    .join('|')})(?!\\p{L})`,
  'gu',
);

/** Keeps the names of the firm and of its offers out of translations by the browser. */
export function keepNames(html: string): string {
  return replaceTexts(html, (text) => text.replace(properName, '<span translate="no">$&</span>'));
}

/** Replaces the texts of a document; `within` is the tag of the heading around a text. Skips islands: React hydrates its own markup. */
function replaceTexts(html: string, replace: (text: string, within: string) => string): string {
  let within = '';
  // Nesting depth of `div`s within an island.
  let depth = 0;
  return html.replace(tokenOrDrawing, (part) => {
    if (part.startsWith('<')) {
      if (heading.test(part)) within = part.startsWith('</') ? '' : part;
      if (part.startsWith('<div') && (depth > 0 || part.includes(' data-island='))) depth++;
      if (part === '</div>' && depth > 0) depth--;
      return part;
    }
    return depth > 0 ? part : replace(part, within);
  });
}
