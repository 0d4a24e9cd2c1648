/** From a name in the schema to what it stands for, by its source alone: asking the compiler takes seconds. */
import { dirname, join } from 'node:path';
import { Node, type SourceFile } from 'ts-morph';
import type { Sources } from '../sources.ts';

export interface Resolver {
  /** What an expression is, once names and types around it are seen through; itself where that is not known. */
  readonly follow: (node: Node) => Node;
}

export function createResolver(sources: Sources): Resolver {
  const follow = (node: Node): Node => {
    if (Node.isParenthesizedExpression(node) || Node.isAsExpression(node) || Node.isSatisfiesExpression(node))
      return follow(node.getExpression());
    if (Node.isShorthandPropertyAssignment(node)) return follow(node.getNameNode());
    if (!Node.isIdentifier(node)) return node;
    const declared = declarationOf(sources, node.getText(), node);
    return declared && declared !== node ? follow(declared) : node;
  };
  return { follow };
}

/** What a function returns, in the end. */
export function returnedBy(declared: Node): Node | undefined {
  if (!Node.isArrowFunction(declared) && !Node.isFunctionDeclaration(declared)) return undefined;
  const body = declared.getBody();
  if (!Node.isBlock(body)) return body;
  return body.getStatements().findLast(Node.isReturnStatement)?.getExpression();
}

/** What a name is declared as, in the blocks around, in its file, or in the module that it is imported from. */
function declarationOf(sources: Sources, name: string, from: Node): Node | undefined {
  for (let scope = from.getParent(); scope; scope = scope.getParent()) {
    if (!Node.isBlock(scope) && !Node.isSourceFile(scope)) continue;
    const own = scope.getVariableDeclaration(name)?.getInitializer() ?? scope.getFunction(name);
    if (own) return own;
  }
  const file = from.getSourceFile();
  for (const statement of file.getImportDeclarations()) {
    const named = statement.getNamedImports().find((each) => (each.getAliasNode()?.getText() ?? each.getName()) === name);
    const target = named && moduleOf(sources, file, statement.getModuleSpecifierValue());
    if (named && target) return target.getVariableDeclaration(named.getName())?.getInitializer() ?? target.getFunction(named.getName());
  }
  return undefined;
}

/** A module of this project's schema; undefined for those of packages. */
function moduleOf(sources: Sources, from: SourceFile, specifier: string): SourceFile | undefined {
  const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(sources.pathOf(from)), specifier);
  return (specifier.startsWith('#') || specifier.startsWith('.')) && sources.has(path) ? sources.file(path) : undefined;
}
