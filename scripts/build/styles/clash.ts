/** Whether the order of two rules matters: whether both may match one element, with equal specificity, and set the same property. */

import { type CssNode, ident, type Rule, type Selector } from 'css-tree/dist/csstree.esm';
import { memoizePerObject, memoizePerText } from '../../lib/memoize.ts';

/** By class, those that stand beside it on some element of the pages. A class that is no key here is one that only scripts add. */
export type Company = ReadonlyMap<string, ReadonlySet<string>>;

/** The company of every class in some `class` attributes. */
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

const propertiesOf = memoizePerObject(({ block }: Rule): readonly string[] =>
  block.children.toArray().flatMap((node) => (node.type === 'Declaration' ? node.property.replace(/^-(?:webkit|moz)-/, '') : [])),
);

/** Properties that overlap although neither name begins with the other: `gap` and `row-gap`, `top` and `inset`. */
const families = [
  /^(?:margin|scroll-margin|padding|scroll-padding|border)\b/,
  /^(inset|top|right|bottom|left)\b/,
  /^(row-gap|gap)$/,
  /^(column-gap|gap)$/,
  /^(font$|line-height)/,
  /^(align|justify|place)-/,
  /^grid\b/,
];

const overlap = memoizePerText((one: string, other: string): boolean => {
  if (one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)) return true;
  return families.some((family) => {
    const [a, b] = [family.exec(one), family.exec(other)];
    // A family with a group overlaps as a whole; of one without, the properties whose names begin with the same match.
    return a !== null && b !== null && (a.length > 1 || a[0] === b[0]);
  });
});

/** The last compound of a selector, which says what its element has to be, and the specificity of the whole selector. */
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

/**
 * The specificity of a selector as one number: a class, an attribute or a pseudo-class counts a hundred, an element one, for no
 * selector has a hundred of them. Ids, which no style sheet of the site names, count as classes.
 */
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

/** Whether both may match one element, and neither is more specific than the other. */
function mayMeet(one: Subject, other: Subject, company: Company): boolean {
  if (one.weight !== other.weight || one.pseudo !== other.pseudo) return false;
  if (one.element && other.element && one.element !== other.element) return false;
  return one.classes.every((a) => other.classes.every((b) => isCompany(a, b, company)));
}

function isCompany(one: string, other: string, company: Company): boolean {
  const beside = company.get(one);
  return beside === undefined || !company.has(other) || beside.has(other);
}
