/** What a style sheet says of the elements that some pages have. */
import {
  type CssNode,
  type FunctionNode,
  generate,
  ident,
  type List,
  type ListItem,
  parse,
  type Rule,
  type Selector,
  type Value,
  walk,
} from 'css-tree/dist/csstree.esm';

/** Pseudo-elements of fields, and the type or attribute of the field that has them: a page without such a field needs no rule for them. */
const fieldOfPart: readonly (readonly [part: RegExp, field: string])[] = [
  [/^-webkit-(?:date|calendar)/, 'type=date'],
  [/^-webkit-\w+-spin-button$/, 'type=number'],
  [/^-webkit-search/, 'type=search'],
  [/^file-selector-button$/, 'type=file'],
  [/^placeholder$/, 'placeholder'],
];

/** The part of a sheet, as text, that pages need which have these classes, elements and kinds of field (`type=date`, `placeholder`). */
export function subsetOf(css: string, names: ReadonlySet<string>): string {
  const sheet = parse(css);
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      if (this.atrule?.name === 'keyframes' || rule.prelude.type !== 'SelectorList') return;
      rule.prelude.children.forEach((selector, place, selectors) => {
        if (selector.type === 'Selector' && !hits(selector, names)) selectors.remove(place);
      });
      if (rule.prelude.children.isEmpty) list?.remove(item);
    },
  });
  const own = parse(settled(generate(sheet)));
  // First what nothing reads: how often a property is read is counted in what is left.
  withoutUnread(own);
  putValues(own);
  withoutUnread(own);
  return generate(own);
}

/**
 * The sheet with multiples of `--spacing` as lengths, and without the fallbacks of `var(--name, fallback)`: since nothing but the
 * sheet sets custom properties, either the fallback never applies, or it always does and takes the place of the `var()`.
 */
function settled(css: string): string {
  const step = Number(/--spacing:([\d.]+)rem[;}]/.exec(css)?.[1]);
  const isRegistered = (name: string) => new RegExp(`@property ${name}\\{[^}]*initial-value`).test(css);
  const isAssigned = (name: string) => css.includes(`{${name}:`) || css.includes(`;${name}:`);
  return css
    .replace(/calc\(var\(--spacing\)\*([\d.]+)\)/g, (found, count: string) => (step > 0 ? `${step * Number(count)}rem` : found))
    .replace(/var\((--[\w-]+),((?:[^()]|\([^()]*\))*)\)/g, (found, name: string, other: string) => {
      if (isAssigned(name) || isRegistered(name)) return name.startsWith('--default-') ? `var(${name})` : found;
      return other;
    });
}

/**
 * Puts values in the place of custom properties that never change: of those that are read once, or whose value is no longer
 * than the `var()` that reads it.
 */
function putValues(sheet: CssNode): void {
  const values = fixedValues(sheet);
  // A value may read another.
  for (let put = 1; put > 0; ) {
    put = 0;
    walk(sheet, {
      visit: 'Function',
      leave(node: FunctionNode, item: ListItem<CssNode>, list: List<CssNode>) {
        const read = node.name === 'var' && node.children.size === 1 ? node.children.first : undefined;
        const value = read?.type === 'Identifier' ? values.get(read.name) : undefined;
        if (value === undefined) return;
        list.replace(item, (parse(value, { context: 'value' }) as Value).children);
        put++;
      },
    });
  }
}

/** The values of those properties by name: they are set once, at the root, or keep the initial value that `@property` gives them. */
function fixedValues(sheet: CssNode): ReadonlyMap<string, string> {
  const css = generate(sheet);
  const values = new Map<string, string>();
  walk(sheet, function visit(node) {
    if (node.type === 'Declaration' && isOfRoot(this.rule) && (!this.atrule || this.atrule.name === 'layer'))
      values.set(node.property, generate(node.value).trim());
    if (node.type === 'Atrule' && node.name === 'property' && node.prelude)
      values.set(generate(node.prelude), /initial-value:([^;}]*)/.exec(generate(node))?.[1] ?? '');
  });
  const count = (part: string) => css.split(part).length - 1;
  const isFixed = (name: string) => count(`${name}:`) === (css.includes(`@property ${name}{`) ? 0 : 1);
  const isWorthIt = (name: string, value: string) => count(`var(${name})`) === 1 || value.length <= `var(${name})`.length;
  return new Map([...values].filter(([name, value]) => name.startsWith('--') && value && isFixed(name) && isWorthIt(name, value)));
}

function isOfRoot(rule: Rule | null): boolean {
  return rule !== null && [':root', ':root,:host'].includes(generate(rule.prelude));
}

/** Whether a selector may hit one of these names. What it says of states, attributes and what is not there is left open. */
export function hits(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.children.toArray().every((part) => {
    if (part.type === 'ClassSelector') return names.has(ident.decode(part.name));
    if (part.type === 'TypeSelector') return part.name === '*' || names.has(part.name.toLowerCase());
    if (part.type === 'PseudoElementSelector') {
      const [, field] = fieldOfPart.find(([parts]) => parts.test(part.name)) ?? [];
      return field === undefined || names.has(field);
    }
    if (part.type !== 'PseudoClassSelector' || !['is', 'where', 'has'].includes(part.name)) return true;
    const choices = part.children?.first;
    return choices?.type !== 'SelectorList' || choices.children.some((one) => one.type === 'Selector' && hits(one, names));
  });
}

/** Takes out the custom properties that nothing reads, the groups of rules that are empty, and what the next line says again. */
export function withoutUnread(sheet: CssNode): void {
  // What is taken out may have been the last to read something else.
  for (let removed = 1; removed > 0; ) {
    removed = 0;
    const read = new Set([...generate(sheet).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    walk(sheet, {
      leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
        if (!isIdle(node, read) && !isSaidAgain(node, item?.next?.data)) return;
        list.remove(item);
        removed++;
      },
    });
  }
}

/** Whether a declaration is repeated by the next one: bundlers write prefixed and plain forms that come out the same. */
function isSaidAgain(node: CssNode, next: CssNode | undefined): boolean {
  if (node.type !== 'Declaration' || next?.type !== 'Declaration' || node.property !== next.property) return false;
  return generate(node) === generate(next);
}

function isIdle(node: CssNode, read: ReadonlySet<string | undefined>): boolean {
  if (node.type === 'Declaration') return node.property.startsWith('--') && !read.has(node.property);
  if (node.type === 'Rule') return node.block.children.isEmpty;
  if (node.type !== 'Atrule') return false;
  // Tailwind’s fallback for browsers without @property, which are older than those that the site is built for.
  if (node.name === 'layer' && node.prelude !== null && generate(node.prelude) === 'properties' && node.block) return true;
  return node.block?.children.isEmpty === true || (node.name === 'property' && node.prelude !== null && !read.has(generate(node.prelude)));
}
