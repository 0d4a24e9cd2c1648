/** Every test runs: none is left out, none leaves the others out. */
import { ts } from 'ts-morph';
import { nodesOf, syntaxOf } from '../../code/syntax.ts';
import type { InText, SourceRule } from '../../rule.ts';

const tests = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const modifiers = new Set(['skip', 'only', 'todo', 'fixme', 'fails', 'fail']);
/** Names that other runners have for the same. */
const others = /^[xf](?:it|test|describe)$/;
const anyModifier = /\b(?:skip|only|todo|fixme|fails?|[xf](?:it|test|describe))\b/;
const commentedOut = /^[ \t]*(?:\/\/|\/?\*+)[ \t]*(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])/gm;

export const skippedTests: SourceRule = {
  name: 'skipped-tests',
  looksAt: 'source',
  explain: `A test that is left out (skip, todo, fixme, commented out), is meant to fail, or leaves all others out (only). What it proved
nobody proves any more, and the run is green. A condition in the open is none: test.skipIf(…), test.skip(isHere, 'why').

  test.only('a link', …)   found:   test.only
                           way out: test('a link', …), or take the test out`,
  check(source) {
    if (!/^tests\/.*\.[mc]?[jt]sx?$/.test(source.file)) return [];
    const inComments = [...source.text.matchAll(commentedOut)].map(({ index }) => problem('a test in a comment', index));
    // Most files have none of these words, and need no tree.
    if (!anyModifier.test(source.text)) return inComments;
    const inCode = nodesOf(syntaxOf(source)).flatMap((node) => {
      const found = leftOut(node);
      return found === undefined ? [] : [problem(found, node.getStart())];
    });
    return [...inComments, ...inCode];
  },
};

function problem(found: string, offset: number): InText {
  return { offset, found, expected: 'tests that all run', wayOut: 'have it run, or take it out and say so in the commit' };
}

/** How a node leaves a test out; undefined where it does not. */
function leftOut(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && others.test(node.expression.text)) return node.expression.text;
  if (ts.isPropertyAssignment(node) && modifiers.has(node.name.getText()) && node.initializer.kind === ts.SyntaxKind.TrueKeyword) {
    return isOfTest(node.parent.parent) ? node.getText() : undefined;
  }
  const name = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)
      ? node.argumentExpression.text
      : undefined;
  if (name === undefined || !modifiers.has(name) || !isTest(node)) return undefined;
  return hasCondition(node.parent) ? undefined : node.getText();
}

/** `test`, `test.concurrent`, `test.describe`. */
function isTest(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return tests.has(node.text);
  return (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && isTest(node.expression);
}

/** Whether it is a call of a test: `test('…', { skip: true }, …)`. */
function isOfTest(node: ts.Node): boolean {
  return ts.isCallExpression(node) && isTest(node.expression);
}

/** `test.skip(isHere, 'why')` within a test, which Playwright shows with its reason. */
function hasCondition(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.arguments.length === 2 && !ts.isFunctionLike(node.arguments[1]) && isReason(node.arguments);
}

function isReason([condition, reason]: readonly ts.Expression[]): boolean {
  return condition !== undefined && reason !== undefined && !ts.isStringLiteralLike(condition) && !ts.isObjectLiteralExpression(reason);
}
