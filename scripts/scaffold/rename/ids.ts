/** Finding where code names an id: by the type that is expected there, which is made of ids. */
import { type CallExpression, type LiteralTypeNode, Node, type SourceFile, SyntaxKind, type Type } from 'ts-morph';
import { nameOf } from '../objects.ts';

/** Whether these names are what the ids that are looked for are among. */
type IsKind = (names: readonly string[]) => boolean;

/** The places that name an id, wherever a type that `isKind` accepts is expected: strings, names of properties, words after a dot. */
export function placesOfId(files: readonly SourceFile[], id: string, isKind: IsKind): Node[] {
  const isExpected = (names: readonly string[]) => names.includes(id) && isKind(names);
  return files.flatMap((file) => [
    ...file
      .getDescendantsOfKind(SyntaxKind.StringLiteral)
      .filter((literal) => literal.getLiteralValue() === id && isExpected(namesExpectedAt(literal))),
    ...file
      .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
      .filter((property) => nameOf(property) === id && isExpected(keysExpectedOf(property.getParent())))
      .map((property) => property.getNameNode()),
    ...file
      .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
      .filter((access) => access.getName() === id && isExpected(keysOf(access.getExpression().getType())))
      .map((access) => access.getNameNode()),
  ]);
}

/** The strings that may stand in a place; none where any may. */
function namesExpectedAt(literal: Node): string[] {
  const parent = literal.getParentOrThrow();
  if (Node.isLiteralTypeNode(parent)) return namesOfTypeArgument(parent);
  if (Node.isCallExpression(parent)) return literalsOf(parameterOf(parent, literal));
  if (Node.isBinaryExpression(parent)) return literalsOf([parent.getLeft(), parent.getRight()].find((side) => side !== literal)?.getType());
  if (Node.isCaseClause(parent))
    return literalsOf(parent.getParent().getParent().asKindOrThrow(SyntaxKind.SwitchStatement).getExpression().getType());
  if (Node.isElementAccessExpression(parent)) return keysOf(parent.getExpression().getType());
  // A lone literal is what the compiler made of what stands there, and says nothing.
  const names = Node.isExpression(literal) ? literalsOf(literal.getContextualType()) : [];
  return names.length > 1 ? names : [];
}

/** `Contents['about']`, `GuideDrawing<'budget'>`, `'about' | 'contact'`. */
function namesOfTypeArgument(literal: LiteralTypeNode): string[] {
  const parent = literal.getParentOrThrow();
  if (Node.isUnionTypeNode(parent)) return literalsOf(parent.getType());
  if (Node.isIndexedAccessTypeNode(parent)) return keysOf(parent.getObjectTypeNode().getType());
  if (!Node.isTypeReference(parent)) return [];
  const symbol = parent.getTypeName().getSymbol();
  const [declaration] = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
  if (!Node.isInterfaceDeclaration(declaration) && !Node.isTypeAliasDeclaration(declaration)) return [];
  const parameter = declaration.getTypeParameters()[parent.getTypeArguments().indexOf(literal)];
  return literalsOf(parameter?.getConstraint()?.getType());
}

/** What a function declares to take there, before it is known what it is given. */
function parameterOf(call: CallExpression, argument: Node): Type | undefined {
  const [signature] = call.getExpression().getType().getCallSignatures();
  return signature?.getParameters()[call.getArguments().indexOf(argument)]?.getTypeAtLocation(call);
}

/** The keys that an object must have; an object that a call is given has those it is given with. */
function keysExpectedOf(object: Node): string[] {
  if (!Node.isObjectLiteralExpression(object) || Node.isCallExpression(object.getParent())) return [];
  const type = object.getContextualType();
  return type ? keysOf(type) : [];
}

function keysOf(type: Type): string[] {
  return type.getProperties().map((property) => property.getName());
}

function literalsOf(type: Type | undefined): string[] {
  if (!type) return [];
  if (type.isTypeParameter()) return literalsOf(type.getConstraint());
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  const named = members.filter((member) => !member.isUndefined() && !member.isNull());
  return named.every((member) => member.isStringLiteral()) ? named.map((member) => String(member.getLiteralValue())) : [];
}
