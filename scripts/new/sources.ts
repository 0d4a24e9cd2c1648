/** Edits the sources of a project in memory with ts-morph; `apply` writes the changes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Node, type ObjectLiteralExpression, Project, type PropertyAssignment, type SourceFile, ts } from 'ts-morph';
import { relativePath } from '../lib/paths.ts';
import { nameOf } from '../model/locate.ts';
import { conflictLine, mergeConflict } from '../model/merge-conflict.ts';
import { ProblemsError } from '../model/problem.ts';
import { propertyName } from '../model/typescript.ts';

/** Texts by path from the project folder. */
export type Changes = Readonly<Record<string, string>>;

export interface Sources {
  /** Returns a file of the project. Throws a {@link ProblemsError} for a missing file and for a syntax error. */
  readonly file: (path: string) => SourceFile;
  readonly has: (path: string) => boolean;
  readonly edited: () => Changes;
}

export function openSources(root: string): Sources {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
  const has = (path: string) => existsSync(join(root, path));
  return {
    has,
    file(path) {
      const known = project.getSourceFile(join(root, path));
      if (known) return known;
      if (!has(path)) {
        const wayOut = `restore ${path}, or run from the project folder`;
        throw new ProblemsError([{ where: path, found: 'no such file', expected: 'a file of the project', wayOut }]);
      }
      const file = project.addSourceFileAtPath(join(root, path));
      checkSyntax(file, path);
      return file;
    },
    edited() {
      const edited = project.getSourceFiles().filter((file) => !file.isSaved());
      return Object.fromEntries(edited.map((file) => [relativePath(file.getFilePath(), root), file.getFullText()]));
    },
  };
}

/** Throws a {@link ProblemsError} with line and column for a syntax error. */
function checkSyntax(file: SourceFile, where: string): void {
  const { diagnostics = [] } = ts.transpileModule(file.getFullText(), {
    fileName: where,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  const [first] = diagnostics;
  if (!first) return;
  const conflict = conflictLine(file.getFullText());
  if (conflict !== undefined) throw new ProblemsError([{ where: `${where}:${conflict}`, ...mergeConflict }]);
  const { line, column } = file.getLineAndColumnAtPos(first.start ?? 0);
  const found = ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '');
  const wayOut = 'correct that line; nothing was written';
  throw new ProblemsError([{ where: `${where}:${line}:${column}`, found, expected: 'a module that compiles', wayOut }]);
}

/** Returns the object literal of an exported constant, which may be the last argument of a call: `definePages({…})`, `entries(type, {…})`. */
export function objectIn(file: SourceFile, name: string): ObjectLiteralExpression {
  const object = objectOf(file.getVariableDeclarationOrThrow(name).getInitializerOrThrow());
  if (!object) throw new TypeError(`${name} of ${file.getBaseName()} is not an object`);
  return object;
}

/** Returns the object literal of an expression, or of the last argument of a call. */
export function objectOf(expression: Node): ObjectLiteralExpression | undefined {
  if (Node.isObjectLiteralExpression(expression)) return expression;
  if (Node.isAsExpression(expression) || Node.isSatisfiesExpression(expression)) return objectOf(expression.getExpression());
  if (!Node.isCallExpression(expression)) return undefined;
  const last = expression.getArguments().at(-1);
  return last && objectOf(last);
}

/** Returns the assigned properties of an object, without spreads and shorthands. */
export function propertiesOf(object: ObjectLiteralExpression): PropertyAssignment[] {
  return object.getProperties().filter(Node.isPropertyAssignment);
}

export function propertyOf(object: ObjectLiteralExpression, name: string): PropertyAssignment | undefined {
  return propertiesOf(object).find((property) => nameOf(property) === name);
}

/** Returns the value of a property that is a string literal. */
export function stringIn(object: ObjectLiteralExpression, name: string): string | undefined {
  const value = propertyOf(object, name)?.getInitializer();
  return Node.isStringLiteral(value) ? value.getLiteralValue() : undefined;
}

/** Adds a property after `below`, or at the end. `initializer`: source text. */
export function addProperty(object: ObjectLiteralExpression, name: string, initializer: string, below?: PropertyAssignment): void {
  const all = object.getPropertiesWithComments();
  const index = below === undefined ? all.length : all.indexOf(below) + 1;
  object.insertPropertyAssignment(index, { name: propertyName(name), initializer });
}
