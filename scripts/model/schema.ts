/** Loads the schema of a project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { Page, Renamed, Retired } from '../../schema/language/define.ts';
import { SchemaError } from '../../schema/language/error.ts';
import type { Facts } from '../../schema/text/typeset.ts';
import { linesOf, withLf } from '../lib/lines.ts';
import { filesBelow, readIfExists, shortenPaths } from '../lib/paths.ts';
import { conflictLine, mergeConflict } from './merge-conflict.ts';
import { type PictureSizes, readPictureSizes } from './pictures.ts';
import { type Problem, ProblemsError } from './problem.ts';

export interface LocaleSettings {
  /** Start of every path in this locale; empty for the default locale. */
  readonly prefix: string;
  /** BCP 47 tag for number and date formats. */
  readonly tag: string;
  /** Name of the language in itself, in full and abbreviated, for links between languages. */
  readonly name?: string;
  readonly short?: string;
  /** Set for a locale that may lack texts and is not published. */
  readonly draft?: boolean;
}

/** Texts of the site that the serverless functions need too. */
export interface Answers {
  /** Labels of the labelled lines of a message, by field. */
  readonly labels: Readonly<Record<string, z.ZodType>>;
  /** Names of the subjects that a message may have. */
  readonly subjects: z.ZodType;
  readonly refusals: z.ZodType;
}

/** The loaded schema of a project. The order of pages and bundles has no meaning. */
export interface Schema {
  readonly locales: Readonly<Record<string, LocaleSettings>>;
  readonly defaultLocale: string;
  readonly origin: string;
  readonly pages: Readonly<Record<string, Page>>;
  readonly retired: Retired;
  readonly renamed: Renamed;
  readonly bundles: Readonly<Record<string, z.ZodObject>>;
  /** The shape that the content of every page begins with. */
  readonly pageShape: z.ZodRawShape;
  /** Values of the placeholders that any text may use, with the schema’s own identity. */
  readonly facts: Facts;
  /** Texts that the contact function needs; undefined for a site without a contact form. */
  readonly answers: Answers | undefined;
  /** Custom properties of the style sheets, by name. */
  readonly customProperties: Readonly<Record<string, string>>;
  /** Source text of the modules that the serverless functions share with the site, by file name. */
  readonly shared: Readonly<Record<string, string>>;
  /** Ids of navigation items, by menu; none for a site without menus. */
  readonly menus: Readonly<Record<string, readonly string[]>>;
  /** Names of the sites that texts may link to, by host; none for a site without the list. */
  readonly sources: Readonly<Record<string, string>>;
  /** Folders of `pages/` with a component. */
  readonly components: readonly string[];
  readonly pictures: PictureSizes;
  /** Exports of the modules of constants, by name. */
  readonly constants: Readonly<Record<string, unknown>>;
}

/** The exports that are read, by module. */
interface Modules {
  readonly 'schema/site/locales.ts': Pick<Schema, 'locales' | 'defaultLocale'>;
  readonly 'schema/site/identity.ts': {
    readonly defaultIdentity: Facts['identity'] & { readonly origin: string };
    readonly identityPlaceholders: Facts['identityPlaceholders'];
  };
  readonly 'schema/site/constants.ts': { readonly figures: Facts['figures'] };
  readonly 'schema/content/shared.ts': Pick<Schema, 'pageShape'>;
  readonly 'schema/pages.ts': Pick<Schema, 'pages'>;
  readonly 'schema/site/retired.ts': Pick<Schema, 'retired'>;
  readonly 'schema/site/renamed.ts': Pick<Schema, 'renamed'>;
  readonly 'schema/content/bundles.ts': Pick<Schema, 'bundles'>;
  readonly 'schema/contact/answers.ts': { readonly answers: Answers };
  readonly 'schema/site/style.ts': Pick<Schema, 'customProperties'>;
  readonly 'schema/site/sources.ts': Pick<Schema, 'sources'>;
  readonly 'schema/site/navigation.ts': Pick<Schema, 'menus'>;
}

/** Loads `schema/` below `root`. Throws a {@link ProblemsError} when a module is missing or does not load. */
export async function loadSchema(root: string): Promise<Schema> {
  const has = (path: string) => existsSync(join(root, path));
  const shared = sharedModules(root);
  const { locales, defaultLocale } = await load(root, 'schema/site/locales.ts', 'locales', 'defaultLocale');
  const { defaultIdentity: identity, identityPlaceholders } = await load(
    root,
    'schema/site/identity.ts',
    'defaultIdentity',
    'identityPlaceholders',
  );
  const { figures } = await load(root, 'schema/site/constants.ts', 'figures');
  return {
    locales,
    defaultLocale,
    origin: identity.origin,
    facts: { figures, identity, identityPlaceholders },
    ...(await load(root, 'schema/content/shared.ts', 'pageShape')),
    ...(await load(root, 'schema/pages.ts', 'pages')),
    ...(await load(root, 'schema/site/retired.ts', 'retired')),
    ...(await load(root, 'schema/site/renamed.ts', 'renamed')),
    ...(await load(root, 'schema/content/bundles.ts', 'bundles')),
    ...(shared.length > 0 ? await load(root, 'schema/contact/answers.ts', 'answers') : { answers: undefined }),
    ...(has('schema/site/style.ts') ? await load(root, 'schema/site/style.ts', 'customProperties') : { customProperties: {} }),
    ...(has('schema/site/sources.ts') ? await load(root, 'schema/site/sources.ts', 'sources') : { sources: {} }),
    ...(has('schema/site/navigation.ts') ? await load(root, 'schema/site/navigation.ts', 'menus') : { menus: {} }),
    shared: Object.fromEntries(shared.map((name) => [name, withLf(readFileSync(join(root, 'schema/contact', name), 'utf8'))])),
    components: componentsIn(root),
    pictures: readPictureSizes(root),
    constants: await loadConstants(root),
  };
}

/** Returns the modules of `schema/contact` that the serverless functions run too. They import only each other and zod. */
function sharedModules(root: string): readonly string[] {
  const folder = join(root, 'schema/contact');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'answers.ts')
    .sort();
}

/** Returns the folders of `pages/` that have a component. */
function componentsIn(root: string): string[] {
  return filesBelow(join(root, 'pages')).flatMap((path) => /^([^/]+)\/\1\.page\.server\.tsx$/.exec(path)?.[1] ?? []);
}

async function loadConstants(root: string): Promise<Schema['constants']> {
  const files = ['schema/site/constants.ts', 'schema/contact/endpoint.ts', 'schema/contact/fields.ts'].filter((path) =>
    existsSync(join(root, path)),
  );
  return Object.assign({}, ...(await Promise.all(files.map((path) => importModule(root, path))))) as Schema['constants'];
}

/** Loads a module and returns the named exports. Throws a {@link ProblemsError} when one is missing. */
async function load<Path extends keyof Modules, Name extends keyof Modules[Path] & string>(
  root: string,
  path: Path,
  ...names: readonly Name[]
): Promise<Pick<Modules[Path], Name>> {
  if (!existsSync(join(root, path))) {
    throw new ProblemsError([
      { where: path, found: 'no such file', expected: 'a schema module', wayOut: `restore ${path}, or run from the project folder` },
    ]);
  }
  const module = await importModule(root, path);
  const missing = names.find((name) => module[name] === undefined);
  if (missing !== undefined) {
    const expected = `export const ${missing}`;
    throw new ProblemsError([{ where: path, found: `no export "${missing}"`, expected, wayOut: `restore the export "${missing}"` }]);
  }
  return Object.fromEntries(names.map((name) => [name, module[name]])) as unknown as Pick<Modules[Path], Name>;
}

async function importModule(root: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
  } catch (error) {
    throw new ProblemsError([problemOf(error, root, path)]);
  }
}

/** Returns the problem of a merge conflict in the file of a place. */
function conflictIn(root: string, where: string): Problem | undefined {
  const [file = ''] = where.split(':');
  const line = conflictLine(readIfExists(join(root, file)) ?? '');
  return line === undefined ? undefined : { where: `${file}:${line}`, ...mergeConflict };
}

/** Converts the error of a module that does not load to a problem, at the line of the schema in its stack. */
function problemOf(error: unknown, root: string, path: string): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const named = shortenPaths(`${message}\n${stack}`, root).match(/(?<![^\s(])schema\/(?!language\/)[^:\s]+:\d+/g) ?? [];
  const [where = path] = named;
  if (error instanceof SchemaError) {
    const { found, expected, wayOut } = error;
    // Lines above in the stack belong to helpers, such as guide().
    const own = named.findLast((place) => place.startsWith(error.where.file)) ?? where;
    const { entry } = error.where;
    return { where: own, ...(entry !== undefined && { fact: { entry, words: [] } }), found, expected, wayOut };
  }
  const conflict = conflictIn(root, where);
  if (conflict) return conflict;
  // The first line of esbuild’s message only counts the errors.
  const line = linesOf(message).find((candidate) => !/^Transform failed/.test(candidate)) ?? message;
  const found = shortenPaths(line.replace(/^.*: ERROR: /, ''), root);
  return { where, found, expected: 'a module that loads', wayOut: 'correct that module; npm run typecheck shows the line' };
}
