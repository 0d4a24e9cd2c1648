/** Finds the lines of schema entries and messages, for error messages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropertyAssignment } from 'ts-morph';
import { linesOf } from '../lib/lines.ts';
import { filesBelow } from '../lib/paths.ts';
import { placeOf } from './messages/parse.ts';
import type { EntryPlace, FactPlace, Problem, ProblemsError } from './problem.ts';

/** Adds lines to the `where` of problems: `schema/pages.ts:12 ("blog")`, `…/home.json:8 (hero.title)`. */
export async function withLines(root: string, problems: readonly Problem[]): Promise<Problem[]> {
  const source = problems.some(({ entries, fact }) => entries || fact) ? await schemaSource(root) : undefined;
  return problems.map((problem) => {
    const { where, entries, fact, quoted, key, offset } = problem;
    if (entries && entries.length > 0 && source) {
      return { ...problem, where: entries.map((place) => `${where}${source.lineOfEntry(where, place)} ("${place.page}")`).join(', ') };
    }
    if (fact && source) return { ...problem, where: `${source.placeOfFact(where, fact)} ("${fact.entry}")` };
    if (quoted !== undefined) return { ...problem, where: placesOfQuoted(root, quoted).join(', ') || where };
    if (key && existsSync(join(root, where))) {
      return { ...problem, where: `${placeOf(where, readFileSync(join(root, where), 'utf8'), key, offset)} (${key.join('.')})` };
    }
    return problem;
  });
}

/** Number of problems to show; the others are only counted. */
const shown = 20;

/** Returns the error with the first problems, their lines, and the number of problems. */
export async function locateProblems(root: string, given: ProblemsError): Promise<ProblemsError> {
  const { problems } = given;
  const located = await withLines(root, problems.slice(0, shown));
  const error = new (given.constructor as typeof ProblemsError)(located);
  const rest = problems.length - shown;
  error.message = `${error.message}\n\n${problems.length} problem${problems.length > 1 ? 's' : ''}${rest > 0 ? `, ${shown} of them shown` : ''}`;
  return error;
}

/** Finds entries in the source text of the schema. ts-morph is slow to load, so it is loaded only for an error. */
async function schemaSource(root: string) {
  const { Project, SyntaxKind } = await import('ts-morph');
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
  const assignments = (path: string): PropertyAssignment[] =>
    existsSync(join(root, path)) ? project.addSourceFileAtPath(join(root, path)).getDescendantsOfKind(SyntaxKind.PropertyAssignment) : [];

  /** Returns `:12` for a page's entry or property; an empty string if it is not in the file. */
  const lineOfEntry = (file: string, place: EntryPlace): string => {
    const entry = assignments(file).find(
      (property) =>
        nameOf(property) === place.page && (file !== 'schema/pages.ts' || property.getInitializerIfKind(SyntaxKind.CallExpression)),
    );
    const property = entry?.getDescendantsOfKind(SyntaxKind.PropertyAssignment).find((inner) => inner.getName() === place.property);
    const line = (property ?? entry)?.getStartLineNumber();
    return line === undefined ? '' : `:${line}`;
  };

  /** Returns the places of the facts of an entry, at or below the line in `where`; `where` if there are none. */
  const placeOfFact = (where: string, { entry, words }: FactPlace): string => {
    const [file = '', line] = where.split(':');
    const places = (line === undefined ? schemaFiles(root) : [file]).flatMap((path) =>
      assignments(path)
        .filter((property) => nameOf(property) === entry)
        .filter((property) => property.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression))
        .filter((property) => words.every((word) => property.getText().includes(`'${word}'`)))
        .filter((property) => property.getStartLineNumber() >= Number(line ?? 1))
        .map((property) => `${path}:${property.getStartLineNumber()}`),
    );
    const found = line === undefined ? places : places.slice(0, 1);
    return found.length > 0 ? found.join(', ') : where;
  };
  return { lineOfEntry, placeOfFact };
}

/** Returns the places of a value in single quotes below `schema/`. */
function placesOfQuoted(root: string, value: string): string[] {
  return schemaFiles(root).flatMap((path) =>
    linesOf(readFileSync(join(root, path), 'utf8')).flatMap((line, index) => (line.includes(`'${value}'`) ? [`${path}:${index + 1}`] : [])),
  );
}

/** Returns the name of a property without quotes. */
export function nameOf(property: PropertyAssignment): string {
  return property.getName().replace(/^['"]|['"]$/g, '');
}

function schemaFiles(root: string): string[] {
  return filesBelow(join(root, 'schema'))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `schema/${path}`);
}
