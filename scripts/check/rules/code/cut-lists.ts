/** A component shows the whole of a list: what the schema lists is written, translated and counted for visitors. */

import { ts } from 'ts-morph';
import type { z } from 'zod';
import { metaOf } from '../../../../schema/define.ts';
import { children } from '../../../../schema/nodes.ts';
import type { SiteModel } from '../../../codegen/model.ts';
import { memoizePerObject } from '../../../lib/memoize.ts';
import { short } from '../../../lib/problem.ts';
import { nodesOf, syntaxOf } from '../../code/syntax.ts';
import type { InText, SourceRule } from '../../rule.ts';

/** What takes some of a list, and leaves the rest. */
const taking = new Set(['slice', 'splice', 'at', 'pop', 'shift', 'filter', 'find', 'findLast', 'toSpliced']);

/** Files that show content; drawings and what acts in the browser have lists of their own. */
const shows = /^(?:pages|renderer\/(?!drawings\/|behaviour\/)[\w-]+)\/.*\.tsx?$/;

export const cutLists: SourceRule = {
  name: 'cut-lists',
  looksAt: 'source',
  explain: `A list of the content of which a component takes a part: content.items.slice(0, 3), content.items[0], const [first] = content.items,
or a filter. Items that are added, or that stand at the end, are written and translated and never shown. To look an entity up by
its id, and to take a first one and the rest, is no such thing.

  content.studies.slice(0, 2)   found:   content.studies.slice(0, 2), a part of a list of the content
                                way out: show them all, or declare the shorter list in the schema`,
  check(source, project) {
    if (!shows.test(source.file)) return [];
    const lists = listsOf(project.model);
    const nodes = nodesOf(syntaxOf(source));
    const aliases = new Map(nodes.flatMap((node) => aliasIn(node)));
    const isList = (expression: ts.Node) => {
      const name = nameOf(expression);
      return name !== undefined && isListName(aliases.get(name) ?? name, lists);
    };
    return nodes.flatMap((node): InText[] => {
      const whole = partOf(node);
      if (!whole || !isList(whole)) return [];
      const found = `${short(node.getText().replace(/\s+/g, ' '))}, a part of a list of the content`;
      const wayOut = 'show them all, or declare the shorter list in the schema';
      return [{ offset: node.getStart(), found, expected: 'the whole list', wayOut }];
    });
  },
};

/** Whether a name is that of a list. A name that texts have as well counts only where it is read of something, `.items`: alone it is mostly a text. */
function isListName(name: string, { all, ofTexts }: Names): boolean {
  const plain = name.replace(/^\./, '');
  return all.has(plain) && (name.startsWith('.') || !ofTexts.has(plain));
}

/** The list that a node takes a part of, if it does. */
function partOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isElementAccessExpression(node)) return ts.isNumericLiteral(node.argumentExpression) ? node.expression : undefined;
  if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name)) {
    const hasRest = node.name.elements.some((element) => ts.isBindingElement(element) && element.dotDotDotToken);
    return hasRest ? undefined : node.initializer;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  const isById = node.arguments.some((argument) => /\bid\b/.test(argument.getText()));
  return taking.has(name.text) && !isById ? expression : undefined;
}

/** `.items` of `content.items`, of `[...content.items]`, and of what goes through them: `content.items.map(…)`, `Object.values(content.items)`. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return `.${node.name.text}`;
  if (ts.isNonNullExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSpreadElement(node))
    return nameOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 1 && node.elements[0] ? nameOf(node.elements[0]) : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  const [first] = node.arguments;
  if (expression.getText() === 'Object') return first && nameOf(first);
  return /^(?:map|toSorted|toReversed|sort|reverse|entries|values|concat)$/.test(name.text) ? nameOf(expression) : undefined;
}

/** The name that a file gives to what it reads by another: `const { items: cards } = content`, `const cards = content.items`. */
function aliasIn(node: ts.Node): [own: string, read: string][] {
  if (ts.isBindingElement(node) && node.propertyName) return [[node.name.getText(), `.${node.propertyName.getText()}`]];
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return [];
  const read = nameOf(node.initializer);
  return read === undefined || read === node.name.text ? [] : [[node.name.text, read]];
}

interface Names {
  readonly all: ReadonlySet<string>;
  /** Those of texts. */
  readonly ofTexts: ReadonlySet<string>;
}

/** The names of all lists, entries and views of the content. */
const listsOf = memoizePerObject(({ bundles }: SiteModel): Names => {
  const [names, ofTexts] = [new Set<string>(), new Set<string>()];
  const walk = (node: z.ZodType, name: string) => {
    const meta = metaOf(node);
    if (meta?.kind === 'text') ofTexts.add(name);
    if (meta?.kind === 'text' || meta?.kind === 'fact') return;
    if (meta?.kind === 'list' || meta?.kind === 'entries' || meta?.kind === 'view') names.add(name);
    for (const [key, child] of children(node)) walk(child, /^\d+$/.test(key) ? '' : key);
  };
  for (const { content } of bundles) walk(content, '');
  names.delete('');
  return { all: names, ofTexts };
});
