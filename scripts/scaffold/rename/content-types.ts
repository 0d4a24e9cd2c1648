/** The types that components see content by, in `generated/content.ts`: which lines of it say a key. */
import {
  type InterfaceDeclaration,
  Node,
  type PropertySignature,
  type SourceFile,
  SyntaxKind,
  type TypeLiteralNode,
  type TypeNode,
} from 'ts-morph';
import { nameOf, stringIn } from '../objects.ts';
import type { Key } from './message-keys.ts';

/** The properties that say a key: that of its page, or that of the content type `named` it is a text of. */
export function signaturesOf(file: SourceFile, { bundle, path }: Key): PropertySignature[] {
  const contents = file.getInterface('Contents');
  const page = contents && propertyOf(contents, bundle)?.getTypeNode();
  const found = page && walk(file, page, path);
  return found ? [found] : [];
}

/** The same for a property written within `contentType({ name, text: {…} })`: the views of a collection belong to no page. */
export function signaturesOfType(file: SourceFile, property: Node): PropertySignature[] {
  const path: string[] = [];
  for (let at: Node | undefined = property; at; at = at.getParent()) {
    if (Node.isCallExpression(at) && ['list', 'entries'].includes(at.getExpression().getText())) path.unshift('1');
    if (!Node.isPropertyAssignment(at)) continue;
    const type = at.getParent().getParent();
    if (at.getName() === 'text' && Node.isCallExpression(type) && type.getExpression().getText() === 'contentType') {
      const declared = file.getInterface(stringIn(at.getParentIfKindOrThrow(SyntaxKind.ObjectLiteralExpression), 'name') ?? '');
      const found = declared && walkFrom(file, declared, path);
      return found ? [found] : [];
    }
    path.unshift(nameOf(at));
  }
  return [];
}

function walk(file: SourceFile, type: TypeNode | undefined, path: readonly string[]): PropertySignature | undefined {
  const [, ...rest] = path;
  const at = type && seenThrough(file, type);
  if (!at) return undefined;
  // Lists and entries are arrays here: what names one of them names any.
  if (Node.isArrayTypeNode(at)) return rest.length === 0 ? undefined : walk(file, at.getElementTypeNode(), rest);
  return Node.isInterfaceDeclaration(at) || Node.isTypeLiteral(at) ? walkFrom(file, at, path) : undefined;
}

function walkFrom(
  file: SourceFile,
  at: InterfaceDeclaration | TypeLiteralNode,
  [name = '', ...rest]: readonly string[],
): PropertySignature | undefined {
  const property = Node.isInterfaceDeclaration(at) ? propertyOf(at, name) : at.getProperty(name);
  return property && (rest.length === 0 ? property : walk(file, property.getTypeNode(), rest));
}

/** `readonly X[]`, `Entry<X, …>` and the name of an interface are what they stand for. */
function seenThrough(file: SourceFile, type: TypeNode): TypeNode | InterfaceDeclaration | undefined {
  if (Node.isTypeOperatorTypeNode(type) || Node.isParenthesizedTypeNode(type)) return seenThrough(file, type.getTypeNode());
  if (!Node.isTypeReference(type)) return type;
  const name = type.getTypeName().getText();
  const [first] = type.getTypeArguments();
  return name === 'Entry' && first ? seenThrough(file, first) : file.getInterface(name);
}

/** A property of an interface, or of what it extends. */
function propertyOf(declared: InterfaceDeclaration, name: string): PropertySignature | undefined {
  const own = declared.getProperty(name);
  const bases = declared.getExtends().map((base) => declared.getSourceFile().getInterface(base.getExpression().getText()));
  return own ?? bases.flatMap((base) => (base ? (propertyOf(base, name) ?? []) : []))[0];
}
