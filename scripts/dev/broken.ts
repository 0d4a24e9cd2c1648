/** Why a file cannot be read or a page not be rendered, as problems: file, line, what was found, and the way out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parseJson } from '../codegen/messages/parse.ts';
import { filesBelow, shortenPaths } from '../lib/paths.ts';
import { type Problem, ProblemsError } from '../lib/problem.ts';

const messagesFolder = 'generated/messages';

/** What compilers and the system add to an error. Columns are from 0. */
export interface Details {
  readonly id?: string;
  /** One for each place that does not compile, of a module. */
  readonly errors?: readonly (Pick<Details, 'loc'> & { readonly message: string })[];
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
  readonly code?: string;
  readonly path?: string;
}

/** An error to send to another thread: of an error inside another, only the message would arrive there, without its place. */
export function toSend<Given extends Details>(error: Given): Given {
  return { ...error, ...(error.errors && { errors: error.errors.map(({ loc, message }) => ({ ...(loc && { loc }), message })) }) };
}

/** What is wrong with a message file as JSON; nothing for one that is sound, or gone. */
export function problemsOfMessages(root: string, file: string): readonly Problem[] {
  try {
    parseJson(file, readFileSync(join(root, file), 'utf8'));
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    // One that is gone is written anew by codegen, which says so.
    return [];
  }
}

/** Why a module or a style sheet does not compile. `file`: the one that was saved, where the error names no other. */
export function problemOfCompiling(root: string, file: string, given: unknown): Problem {
  const error = errorOf(given) as Error & Details;
  const { loc, message } = error.errors?.[0] ?? error;
  const own = shortenPaths(error.id ?? loc?.file ?? '', root).replace(/\?.*$/, '');
  // In colours, and beginning with the name of its kind.
  const said = stripVTControlCharacters(message).replace(/^\[[A-Z_]+\] /, '');
  return {
    where: own.startsWith('/') || own === '' ? file : own,
    ...(loc && { line: loc.line, column: loc.column + 1 }),
    found: firstLine(shortenPaths(said, root)),
    expected: 'a file that compiles',
    wayOut: 'correct it and save: the page follows',
  };
}

/** Why a page could not be rendered. */
export function problemsOfRender(root: string, url: string, given: unknown): readonly Problem[] {
  // The error of a message file that is no JSON does not say which.
  const messages = filesBelow(join(root, messagesFolder)).flatMap((file) => problemsOfMessages(root, `${messagesFolder}/${file}`));
  if (messages.length > 0) return messages;
  const error = errorOf(given) as Error & Details;
  if (error.loc || error.id) return [problemOfCompiling(root, url, error)];
  // Of all that vite-plugin-ssr has to say about it, this is what it means.
  if (error.message.includes('_pageId should be')) return [problemOfNoComponent(url)];
  const expected = `a page that can be rendered, at ${url}`;
  const found = firstLine(shortenPaths(String(error), root));
  if (error.code === 'ENOENT' && error.path !== undefined) {
    const wayOut = 'restore it from git, or take out what asks for it';
    return [{ where: shortenPaths(error.path, root), found: 'no such file', expected, wayOut }];
  }
  const importer = / imported from ["']?([^"'\s]+)["']?| in (\/\S+)\. Does the file exist/.exec(error.message);
  if (importer) {
    const where = shortenPaths(importer[1] ?? importer[2] ?? '', root).replace(/^\//, '');
    return [{ where, found, expected: 'an import of a file that is there', wayOut: 'restore that file, or take the import out' }];
  }
  return [problemOfThrow(root, url, error, expected)];
}

function problemOfNoComponent(url: string): Problem {
  return {
    where: 'pages',
    found: `no component for the page at ${url}`,
    expected: 'a file <id>/<id>.page.server.tsx for every page, or kind of page, of the schema',
    wayOut: 'restore it from git, or take the page out of schema/pages.ts',
  };
}

/** Why a module of the schema, or one that it imports, could not be loaded. */
export function problemOfLoading(root: string, error: Error & Details): Problem {
  return error.loc || error.id ? problemOfCompiling(root, 'schema', error) : problemOfThrow(root, 'schema', error, 'a module that loads');
}

/** What was thrown, at the first place in the project that its stack names. `place`: where, if it names none. */
function problemOfThrow(root: string, place: string, { name, message, stack }: Error, expected: string): Problem {
  const [, file, line, column] =
    /(?:^|[\s(])((?:schema|generated|renderer|pages)\/[^:()]+):(\d+):(\d+)/m.exec(shortenPaths(stack ?? '', root)) ?? [];
  return {
    where: file ?? place,
    ...(file !== undefined && { line: Number(line), column: Number(column) }),
    found: firstLine(shortenPaths(`${name}: ${message}`, root)),
    expected,
    wayOut: 'correct that line and save: the page follows',
  };
}

/** What was thrown as an Error: one that came from another thread is a plain object there. */
function errorOf(given: unknown): Error {
  if (given instanceof Error) return given;
  if (typeof given !== 'object' || given === null || !('message' in given)) return new Error(String(given));
  return Object.assign(new Error(), given);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
