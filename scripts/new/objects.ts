/** Objects that the schema is written in: finding their properties, and adding some in the formatting of those around. */
import { Node, type ObjectLiteralExpression, type PropertyAssignment, type SourceFile } from 'ts-morph';
import { propertyName } from '../codegen/emit/text.ts';

/** The object that an exported constant is, or is made of: the last argument of `definePages({…})`, `entries(type, {…})`. */
export function objectIn(file: SourceFile, name: string): ObjectLiteralExpression {
  const object = objectOf(file.getVariableDeclarationOrThrow(name).getInitializerOrThrow());
  if (!object) throw new TypeError(`${name} of ${file.getBaseName()} is no object`);
  return object;
}

/** The object that an expression is, or that a call is given last. */
export function objectOf(expression: Node): ObjectLiteralExpression | undefined {
  if (Node.isObjectLiteralExpression(expression)) return expression;
  if (Node.isAsExpression(expression) || Node.isSatisfiesExpression(expression)) return objectOf(expression.getExpression());
  if (!Node.isCallExpression(expression)) return undefined;
  const last = expression.getArguments().at(-1);
  return last && objectOf(last);
}

/** The properties of an object that are written out, in order. */
export function propertiesOf(object: ObjectLiteralExpression): PropertyAssignment[] {
  return object.getProperties().filter(Node.isPropertyAssignment);
}

/** The name of a property, without quotes. */
export function nameOf(property: Pick<PropertyAssignment, 'getName'>): string {
  return property.getName().replace(/^['"]|['"]$/g, '');
}

export function propertyOf(object: ObjectLiteralExpression, name: string): PropertyAssignment | undefined {
  return propertiesOf(object).find((property) => nameOf(property) === name);
}

/** What a property says when it is a plain string; undefined otherwise. */
export function stringIn(object: ObjectLiteralExpression, name: string): string | undefined {
  const value = propertyOf(object, name)?.getInitializer();
  return Node.isStringLiteral(value) ? value.getLiteralValue() : undefined;
}

/** Adds a property below another, or at the end; `initializer` as it is to be read. */
export function addProperty(object: ObjectLiteralExpression, name: string, initializer: string, below?: PropertyAssignment): void {
  const all = object.getPropertiesWithComments();
  const index = below === undefined ? all.length : all.indexOf(below) + 1;
  object.insertPropertyAssignment(index, { name: propertyName(name), initializer });
}
