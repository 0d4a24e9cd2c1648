/**
 * A style sheet in two: what the first view of a page needs, which stands in the page, and the rest, a file that comes after it.
 * Together they style a page as the whole sheet did, although of two rules that clash the later one wins, and some that came
 * earlier now come later.
 */
import { type CssNode, clone, generate, type List, type ListItem, parse, type Rule, type Selector } from 'css-tree/dist/csstree.esm';
import { companyIn, mayClash } from './clash.ts';
import { hits, withoutUnread } from './subset.ts';

export interface Seen {
  /** What selectors may hit in the first view. */
  readonly first: ReadonlySet<string>;
  /** The class attributes of whole pages. */
  readonly classes: ReadonlySet<string>;
}

interface Sheets {
  readonly first: string;
  readonly rest: string;
}

/** A rule, or an at-rule that holds none, where it stands. */
interface Placed {
  readonly node: CssNode;
  /** The cascade layers around it; empty where there is none. */
  readonly layer: string;
  readonly isPrinted: boolean;
  readonly remove: () => void;
}

/** States that only a visitor brings about, who sees the page by then: no rule for one is needed in the first view. */
const state = /:hover|:active|::selection|:-moz-ui-invalid|^\.[\w-]+\[open\]|\[aria-(?:busy|disabled|expanded)=true\]/;

/** At-rules that hold rules. */
const groups = new Set(['layer', 'media', 'supports', 'container']);

/** The two sheets. */
export function split(css: string, { first: names, classes }: Seen): Sheets {
  const first = parse(css);
  const rest = clone(first);
  const company = companyIn(classes);
  const later: Placed[] = [];
  const others = placedIn(rest);
  /** Rules that only set custom properties and stand in both sheets: each with its copy in the rest, which need not say the same twice. */
  const palettes: [Rule, Rule][] = [];
  for (const [index, placed] of placedIn(first).entries()) {
    const { node, layer } = placed;
    const isFirst = isForFirst(placed, names);
    // A rule of the rest that came before this one comes after it now, and would win: this one is said again in the rest.
    const wouldWin = (each: Placed) =>
      each.layer === layer && each.node.type === 'Rule' && node.type === 'Rule' && mayClash(each.node, node, company);
    const isBeaten = later.some(wouldWin);
    const isLater = !isFirst || isPalette(node) || isBeaten;
    if (isLater) later.push(placed);
    else others[index]?.remove();
    if (!isFirst) placed.remove();
    const other = others[index]?.node;
    if (isFirst && !isBeaten && isPalette(node) && node.type === 'Rule' && other?.type === 'Rule') palettes.push([node, other]);
  }
  withoutUnread(first);
  for (const [said, again] of palettes) withoutSaid(again, said);
  withoutUnread(rest);
  return { first: layersOf(css, first) + generate(first), rest: generate(rest) };
}

function isForFirst({ node, isPrinted }: Placed, names: ReadonlySet<string>): boolean {
  if (node.type === 'Atrule') return node.name === 'font-face' || node.name === 'property';
  if (node.type !== 'Rule' || isPrinted || node.prelude.type !== 'SelectorList') return false;
  return node.prelude.children.some((selector) => hits(selector as Selector, names) && !state.test(generate(selector)));
}

/** Whether a rule only sets custom properties: the first sheet keeps those that it reads itself, the rest those that only the rest reads. */
function isPalette(node: CssNode): boolean {
  if (node.type === 'Atrule') return node.name === 'property';
  return (
    node.type === 'Rule' && node.block.children.toArray().every((each) => each.type === 'Declaration' && each.property.startsWith('--'))
  );
}

/** Takes out of a rule of the rest the declarations that its copy in the first sheet still has. */
function withoutSaid(rule: Rule, { block }: Rule): void {
  const said = new Set(block.children.toArray().map((each) => generate(each)));
  rule.block.children.forEach((each, item, list) => {
    if (said.has(generate(each))) list.remove(item);
  });
}

/** What a sheet consists of, in order, down to the pieces that go into one sheet or the other whole: rules, at-rules without rules, comments. */
function placedIn(sheet: CssNode): Placed[] {
  const found: Placed[] = [];
  const look = (children: List<CssNode>, layer: string, isPrinted: boolean) => {
    children.forEach((node: CssNode, item: ListItem<CssNode>) => {
      const group = node.type === 'Atrule' && groups.has(node.name) ? node : undefined;
      if (!group?.block) {
        found.push({ node, layer, isPrinted, remove: () => children.remove(item) });
        return;
      }
      const prelude = group.prelude ? generate(group.prelude) : '';
      look(group.block.children, group.name === 'layer' ? `${layer}.${prelude}` : layer, isPrinted || prelude === 'print');
    });
  };
  if (sheet.type === 'StyleSheet') look(sheet.children, '', false);
  return found;
}

/** A statement of the order of the cascade layers of a sheet, for a part of it that lacks some: that part alone would put them in the order in which they appear. */
function layersOf(css: string, part: CssNode): string {
  const names = (text: string) => [...new Set([...text.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name))].join(',');
  const all = names(css);
  return all === names(generate(part)) ? '' : `@layer ${all};`;
}
