/** Where code reads a key of the content: by what the compiler knows of each name, in one pass over those that are spelled so. */
import {
  type Expression,
  type Identifier,
  type Symbol as Named,
  Node,
  type SourceFile,
  type StringLiteral,
  SyntaxKind,
  type Type,
} from 'ts-morph';
import { propertyName, quote } from '../../codegen/emit/text.ts';
import { inPlaceOf, type Splice } from './splices.ts';

/** The edits that give a key its new name wherever it is read. `declarations`: the lines of types and of the schema that declare it. */
export function editsOfReads(files: readonly SourceFile[], from: string, to: string, declarations: ReadonlySet<Node>): Splice[] {
  const isIt = (symbol: Named | undefined) => symbol?.getDeclarations().some((declaration) => declarations.has(declaration)) ?? false;
  const has = (type: Type | undefined) => isIt(type?.getProperty(from));
  return files.flatMap((file) => [
    ...file
      .getDescendantsOfKind(SyntaxKind.Identifier)
      .filter((identifier) => identifier.getText() === from)
      .flatMap((identifier) => editOfName(identifier, to, isIt, has)),
    ...file
      .getDescendantsOfKind(SyntaxKind.StringLiteral)
      .filter((literal) => literal.getLiteralValue() === from && has(typeIndexedBy(literal)))
      .map((literal) => inPlaceOf(literal, Node.isPropertyAssignment(literal.getParent()) ? propertyName(to) : quote(to))),
  ]);
}

function editOfName(
  name: Identifier,
  to: string,
  isIt: (symbol: Named | undefined) => boolean,
  has: (type: Type | undefined) => boolean,
): Splice[] {
  const parent = name.getParent();
  // content.lead
  if (Node.isPropertyAccessExpression(parent))
    return parent.getNameNode() === name && isIt(name.getSymbol()) ? [inPlaceOf(name, propertyName(to))] : [];
  if (Node.isBindingElement(parent)) {
    if (!has(parent.getParent().getType())) return [];
    // { lead: text } and { lead }
    if (parent.getPropertyNameNode() === name) return [inPlaceOf(name, propertyName(to))];
    return parent.getPropertyNameNode() === undefined && parent.getNameNode() === name
      ? [inPlaceOf(name, `${propertyName(to)}: ${name.getText()}`)]
      : [];
  }
  if (Node.isPropertyAssignment(parent) || Node.isShorthandPropertyAssignment(parent)) {
    if (parent.getNameNode() !== name || !isGivenTo(parent.getParent(), has)) return [];
    return [inPlaceOf(name, Node.isPropertyAssignment(parent) ? propertyName(to) : `${propertyName(to)}: ${name.getText()}`)];
  }
  return [];
}

/** Whether an object is content, or takes what it spreads from it: `{ ...content, card: undefined }`. */
function isGivenTo(object: Node, has: (type: Type | undefined) => boolean): boolean {
  if (!Node.isObjectLiteralExpression(object)) return false;
  const spread = object.getProperties().flatMap((property) => (Node.isSpreadAssignment(property) ? [property.getExpression()] : []));
  return has(object.getContextualType()) || spread.some((each: Expression) => has(each.getType()));
}

/** `Contents['home']` in `Contents['home']['lead']`, `content` in `content['lead']`, `Hero` in `Omit<Hero, 'lead'>`. */
function typeIndexedBy(literal: StringLiteral): Type | undefined {
  const parent = literal.getParent();
  if (Node.isElementAccessExpression(parent)) return parent.getExpression().getType();
  if (Node.isPropertyAssignment(parent)) {
    const object = parent.getParent();
    return parent.getNameNode() === literal ? object.getContextualType() : undefined;
  }
  if (!Node.isLiteralTypeNode(parent)) return undefined;
  const outer = parent.getParent();
  if (Node.isIndexedAccessTypeNode(outer)) return outer.getObjectTypeNode().getType();
  const reference = Node.isUnionTypeNode(outer) ? outer.getParent() : outer;
  return Node.isTypeReference(reference) && /^(?:Pick|Omit)$/.test(reference.getTypeName().getText())
    ? reference.getTypeArguments()[0]?.getType()
    : undefined;
}
