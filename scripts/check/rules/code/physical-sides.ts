import type { InText, SourceRule } from '../../rule.ts';

const declarations = [
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-(?:(?:top|bottom)-)?)?(?:left|right)(?:-(?:color|style|width|radius))?(?=\s*:)/g,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
];

/** Matches values in the order top, right, bottom, left. */
const shorthand = /(?<![\w-])(?:(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:color|style|width))\s*:|inset\()\s*([^;{}]+)/g;

/** Matches classes such as `ml-4`, `lg:-mr-2`, `left-0`, `border-l`, `text-left`. */
const utilities = [
  /(?<=["'`\s:-])(?:scroll-)?[mp][lr]-[\w.[]/g,
  /(?<=["'`\s:-])(?:left|right)-(?:\d|px|auto|full|\[)/g,
  /(?<=["'`\s:])(?:border-[lr]|rounded-(?:[lr]|[tb][lr])|(?:text|float|clear)-(?:left|right))(?=["'`\s-])/g,
];

export const physicalSides: SourceRule = {
  name: 'physical-sides',
  looksAt: 'source',
  explain: `A style that names the left or the right side. Pages in languages such as Arabic are mirrored, so styles name the start and the end of a line.

  margin-left: 1rem
    found:    “margin-left”
    expected: the start or end of a line: margin-inline-start, text-align: end, ms-4
    way out:  Name the start or the end. For a side that all languages share, add a comment: check-excuse physical-sides: <reason>.`,
  check({ file, text }) {
    if (!/^(?:renderer|pages)\/.*\.(?:css|tsx)$/.test(file)) return [];
    const patterns = file.endsWith('.css') ? declarations : utilities;
    const read = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/\S/g, ' '));
    const unequal = file.endsWith('.css') ? [...read.matchAll(shorthand)].filter(([, value = '']) => hasUnequalSides(value)) : [];
    return [...patterns.flatMap((pattern) => [...read.matchAll(pattern)]), ...unequal].map(problem);
  },
};

/** Returns true for four values of which the second and the last differ: `0 1rem 0 auto`. */
function hasUnequalSides(value: string): boolean {
  const [, right, , left] = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return left !== undefined && right !== left;
}

function problem({ 0: found, index }: RegExpExecArray): InText {
  return {
    offset: index,
    found: `“${found.trim()}”`,
    expected: 'the start or end of a line: margin-inline-start, text-align: end, ms-4',
    wayOut: 'Name the start or the end. For a side that all languages share, add a comment: check-excuse physical-sides: <reason>.',
  };
}
