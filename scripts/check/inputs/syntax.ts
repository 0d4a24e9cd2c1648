/** Syntax trees of source files, parsed once for all rules. */
import { ts } from 'ts-morph';
import { memoizePerObject } from '../../lib/maps.ts';
import type { Source } from './sources.ts';

/** Returns the syntax tree of a TypeScript or JavaScript file. */
export const syntaxOf = memoizePerObject(({ file, text }: Source) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));

/** Returns every node of a file in source order. */
export const nodesOf = memoizePerObject((file: ts.SourceFile): readonly ts.Node[] => {
  const nodes: ts.Node[] = [];
  const walk = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return nodes;
});

/** A string literal that may be the value of an expression. */
export interface Typed {
  readonly text: string;
  readonly offset: number;
  /** True for the value or a part of it; false for an item of an object or array that is looked up or iterated. */
  readonly isDirect: boolean;
}

/**
 * Returns the string literals that may be the value of an expression or a part of it: both branches of a condition, the parts of a
 * template, the items of a list, and the values of constants in the same file. Excludes arguments of calls.
 */
export function typedIn(expression: ts.Node, isDirect = true, visited: ReadonlySet<ts.Node> = new Set()): Typed[] {
  if (visited.has(expression)) return [];
  const within = new Set([...visited, expression]);
  const look = (direct: boolean, parts: readonly (ts.Node | undefined)[]) =>
    parts.flatMap((part) => (part ? typedIn(part, direct, within) : []));
  const all = (...parts: readonly (ts.Node | undefined)[]) => look(isDirect, parts);
  const amid = (...parts: readonly (ts.Node | undefined)[]) => look(false, parts);
  if (ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression)) {
    return [{ text: expression.text, offset: expression.getStart(), isDirect }];
  }
  if (ts.isTemplateExpression(expression)) {
    const { head, templateSpans } = expression;
    const literals = [head, ...templateSpans.map(({ literal }) => literal)];
    const own = literals.map((part) => ({ text: part.text, offset: part.getStart(), isDirect })).filter(({ text }) => text !== '');
    return [...own, ...all(...templateSpans.map(({ expression: inner }) => inner))];
  }
  if (ts.isConditionalExpression(expression)) return all(expression.whenTrue, expression.whenFalse);
  if (ts.isBinaryExpression(expression)) return joins.has(expression.operatorToken.kind) ? all(expression.left, expression.right) : [];
  if (ts.isArrayLiteralExpression(expression)) return all(...expression.elements);
  if (ts.isObjectLiteralExpression(expression)) {
    return amid(...expression.properties.map((property) => (ts.isPropertyAssignment(property) ? property.initializer : undefined)));
  }
  if (ts.isCallExpression(expression)) {
    // A method of a text or of a list of texts: `'Bonjour'.toUpperCase()`.
    return ts.isPropertyAccessExpression(expression.expression) ? amid(expression.expression.expression) : [];
  }
  if (ts.isIdentifier(expression)) return all(constantsOf(expression.getSourceFile()).get(expression.text));
  if (ts.isPropertyAccessExpression(expression) || ts.isElementAccessExpression(expression)) return amid(expression.expression);
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isJsxExpression(expression)
  ) {
    return all(expression.expression);
  }
  return [];
}

const joins = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Returns the initializers of the constants of a file, by name. */

const constantsOf = memoizePerObject((file: ts.SourceFile): ReadonlyMap<string, ts.Expression> => {
  const found = new Map<string, ts.Expression>();
  for (const node of nodesOf(file)) {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) found.set(node.name.text, node.initializer);
  }
  return found;
});
