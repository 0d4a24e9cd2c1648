/** What runs in the browser: islands, what the pages’ own script is made of, workers, and all that these import. */

import { isBuiltin } from 'node:module';
import { ts } from 'ts-morph';
import { memoizePerObject } from '../../lib/memoize.ts';
import { nodesOf, syntaxOf } from '../code/syntax.ts';
import type { Located } from '../rule.ts';
import type { Source } from '../sources.ts';
import { readImports } from './read-imports.ts';

/** Where code of the browser begins. */
const entries = /^renderer\/(?:.*\.(?:island|worker)\.tsx?|_default\.page\.client\.ts)$/;

/** The files that reach the browser. What is imported for its types alone does not. */
export const filesOfBrowser = memoizePerObject((sources: readonly Source[]): ReadonlySet<string> => {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const reached = new Set([...byFile.keys()].filter((file) => entries.test(file)));
  // A set goes on with what is added to it while it is gone through.
  for (const file of reached) {
    const source = byFile.get(file);
    for (const { target } of source ? importsOfValues(source) : []) if (target !== undefined && byFile.has(target)) reached.add(target);
  }
  return reached;
});

/** The imports of what only Node has, by code that reaches the browser: the bundler puts nothing in their place, and says nothing. */
export function nodeInBrowserProblems(sources: readonly Source[]): Located[] {
  const files = filesOfBrowser(sources);
  return sources
    .filter(({ file }) => files.has(file))
    .flatMap((source) => importsOfValues(source))
    .filter(({ specifier }) => isBuiltin(specifier))
    .map(({ file, line, column, specifier }) => ({
      where: file,
      line,
      column,
      found: `an import of ${specifier}, which no browser has, by code of an island or of the pages’ script`,
      expected: 'what runs in a browser',
      wayOut: 'work it out on the server, and hand it to the island as a prop',
    }));
}

function importsOfValues(source: Source) {
  const values = new Set(nodesOf(syntaxOf(source)).flatMap(specifierOf));
  return readImports([source]).filter(({ specifier }) => values.has(specifier));
}

/** What a node imports to run. */
function specifierOf(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return textOf(node.arguments[0]);
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? [] : textOf(node.moduleSpecifier);
  if (!ts.isImportDeclaration(node)) return [];
  const { importClause: clause, moduleSpecifier } = node;
  const named = clause?.namedBindings;
  const isOfTypes =
    clause?.isTypeOnly || (clause && !clause.name && named && ts.isNamedImports(named) && named.elements.every((each) => each.isTypeOnly));
  return isOfTypes ? [] : textOf(moduleSpecifier);
}

function textOf(node: ts.Node | undefined): string[] {
  return node && ts.isStringLiteral(node) ? [node.text] : [];
}
