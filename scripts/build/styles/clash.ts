/** Whether it matters which of two rules comes last: whether they may say different things of one element, with the same weight. */

import { type CssNode, ident, type Rule, type Selector } from 'css-tree';
import { memoizePerObject } from '../../lib/memoize.ts';

/** By class, those that some element has beside it; a class that is not in it is one that only scripts give. */
export type Company = ReadonlyMap<string, ReadonlySet<string>>;

/** Who keeps company with whom, in class attributes as they are written. */
export function companyIn(attributes: Iterable<string>): Company {
  const company = new Map<string, Set<string>>();
  for (const attribute of attributes) {
    const classes = attribute.split(' ');
    for (const one of classes) company.set(one, new Set([...(company.get(one) ?? []), ...classes]));
  }
  return company;
}

export function mayClash(one: Rule, other: Rule, company: Company): boolean {
  const [own, others] = [propertiesOf(one), propertiesOf(other)];
  if (!own.some((property) => others.some((each) => overlap(property, each)))) return false;
  return selectorsOf(one).some((selector) => selectorsOf(other).some((each) => mayMeet(selector, each, company)));
}

function propertiesOf({ block }: Rule): readonly string[] {
  return block.children.toArray().flatMap((node) => (node.type === 'Declaration' ? node.property.replace(/^-(?:webkit|moz)-/, '') : []));
}

/** Properties that say something of the same space, in words that do not look it. */
const families = [
  /^(?:margin|scroll-margin|padding|scroll-padding|border)\b/,
  /^(inset|top|right|bottom|left)\b/,
  /^(row-gap|gap)$/,
  /^(column-gap|gap)$/,
  /^(font$|line-height)/,
  /^(align|justify|place)-/,
  /^grid\b/,
];

function overlap(one: string, other: string): boolean {
  if (one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)) return true;
  return families.some((family) => {
    const [a, b] = [family.exec(one), family.exec(other)];
    // One group names properties that stand for each other; without one, what begins alike does.
    return a && b && (a.length > 1 || a[0] === b[0]);
  });
}

/** What a selector asks of the element that it is about, and with which weight. */
interface Subject {
  readonly element: string | undefined;
  readonly pseudo: string | undefined;
  readonly classes: readonly string[];
  readonly weight: number;
}

const selectorsOf = memoizePerObject(({ prelude }: Rule): readonly Subject[] => {
  const selectors = prelude.type === 'SelectorList' ? (prelude.children.toArray() as Selector[]) : [];
  return selectors.map(subjectOf);
});

function subjectOf(selector: Selector): Subject {
  const parts = selector.children.toArray();
  const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
  const named = (type: CssNode['type']) => last.flatMap((part) => (part.type === type && 'name' in part ? String(part.name) : []));
  return {
    element: named('TypeSelector').find((name) => name !== '*'),
    pseudo: named('PseudoElementSelector')[0] ?? named('PseudoClassSelector').find((name) => /^(?:before|after)$/.test(name)),
    classes: named('ClassSelector').map((name) => ident.decode(name)),
    weight: weightOf(selector),
  };
}

/** Its specificity: classes and the like count a hundred, elements one, for no selector has as many; ids, which no style names, as classes. */
function weightOf(selector: CssNode): number {
  if (selector.type === 'Selector') return sum(selector.children.toArray().map(weightOf));
  if (selector.type === 'SelectorList') return Math.max(...selector.children.toArray().map(weightOf));
  if (selector.type === 'TypeSelector') return selector.name === '*' ? 0 : 1;
  if (selector.type === 'PseudoElementSelector') return 1;
  if (selector.type === 'PseudoClassSelector') {
    if (/^(?:before|after)$/.test(selector.name)) return 1;
    if (selector.name === 'where') return 0;
    const [inside] = selector.children?.toArray() ?? [];
    return inside?.type === 'SelectorList' ? weightOf(inside) : 100;
  }
  return selector.type === 'Combinator' ? 0 : 100;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Whether one element may be what both are about, and neither of them outweighs the other. */
function mayMeet(one: Subject, other: Subject, company: Company): boolean {
  if (one.weight !== other.weight || one.pseudo !== other.pseudo) return false;
  if (one.element && other.element && one.element !== other.element) return false;
  return one.classes.every((a) => other.classes.every((b) => isCompany(a, b, company)));
}

function isCompany(one: string, other: string, company: Company): boolean {
  const beside = company.get(one);
  return beside === undefined || !company.has(other) || beside.has(other);
}
