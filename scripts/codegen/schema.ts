/** Loading a project's schema. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { type Page, type Renamed, type Retired, SchemaError } from '../../schema/define.ts';
import type { Facts } from '../../schema/typeset.ts';
import { linesOf, withLf } from '../lib/lines.ts';
import { shortenPaths } from '../lib/paths.ts';
import { type Problem, ProblemsError } from '../lib/problem.ts';

export interface LocaleSettings {
  /** Start of every path in this locale: empty for the default one. */
  readonly prefix: string;
  /** The BCP 47 tag that numbers are written with. */
  readonly tag: string;
}

export interface Answers {
  readonly phone: z.ZodType;
  readonly refusals: z.ZodType;
}

/** What a schema says, as codegen reads it. The order of pages and bundles means nothing. */
export interface Schema {
  readonly locales: Readonly<Record<string, LocaleSettings>>;
  readonly defaultLocale: string;
  readonly origin: string;
  readonly pages: Readonly<Record<string, Page>>;
  /** Addresses whose page has left the tree. */
  readonly retired: Retired;
  /** Keys of messages that changed name. */
  readonly renamed: Renamed;
  readonly bundles: Readonly<Record<string, z.ZodObject>>;
  /** What every page's content begins with. */
  readonly pageShape: z.ZodRawShape;
  /** What the placeholders that any text may use stand for, with the schema's own identity. */
  readonly facts: Facts;
  /** The content that the serverless functions say to visitors; undefined for a site without them. */
  readonly answers: Answers | undefined;
  /** What the style sheets go by: values by name. */
  readonly customProperties: Readonly<Record<string, string>>;
  /** The text of the modules that the serverless functions share with the site, by file name. */
  readonly shared: Readonly<Record<string, string>>;
  /** Ids of navigation items, by menu; none for a site without menus. */
  readonly menus: Readonly<Record<string, readonly string[]>>;
  /** Everything that the modules of constants export, by name. */
  readonly constants: Readonly<Record<string, unknown>>;
}

/** They import nothing but each other and zod: the functions run where the rest of the project is not. */
const sharedModules = ['contact.ts', 'contact-bounds.ts', 'contact-payload.ts', 'contact-to-payload.ts'];

/** Loads `schema/` below `root`. Throws a {@link ProblemsError} when a module is missing or does not load. */
export async function loadSchema(root: string): Promise<Schema> {
  const [
    locales,
    defaultLocale,
    identity,
    identityPlaceholders,
    figures,
    pageShape,
    pages,
    retired,
    renamed,
    bundles,
    answers,
    properties,
    menus,
    constants,
  ] = await Promise.all([
    load(root, 'schema/site.ts', 'locales'),
    load(root, 'schema/site.ts', 'defaultLocale'),
    load(root, 'schema/site.ts', 'fictionalIdentity'),
    load(root, 'schema/site.ts', 'identityPlaceholders'),
    load(root, 'schema/constants.ts', 'figures'),
    load(root, 'schema/content/shared.ts', 'pageShape'),
    load(root, 'schema/pages.ts', 'pages'),
    load(root, 'schema/retired.ts', 'retired'),
    load(root, 'schema/renamed.ts', 'renamed'),
    load(root, 'schema/bundles.ts', 'bundles'),
    sharedModules.some((name) => existsSync(join(root, 'schema', name))) ? load(root, 'schema/answers.ts', 'answers') : undefined,
    existsSync(join(root, 'schema/style.ts')) ? load(root, 'schema/style.ts', 'customProperties') : {},
    existsSync(join(root, 'schema/navigation.ts')) ? load(root, 'schema/navigation.ts', 'menus') : {},
    loadConstants(root),
  ]);
  return {
    locales: locales as Schema['locales'],
    defaultLocale: defaultLocale as string,
    origin: (identity as { readonly origin: string }).origin,
    pages: pages as Schema['pages'],
    retired: retired as Retired,
    renamed: renamed as Renamed,
    bundles: bundles as Schema['bundles'],
    pageShape: pageShape as Schema['pageShape'],
    facts: { figures, identity, identityPlaceholders } as Facts,
    answers: answers as Schema['answers'],
    customProperties: properties as Schema['customProperties'],
    shared: Object.fromEntries(
      sharedModules
        .map((name) => [name, join(root, 'schema', name)] as const)
        .filter(([, path]) => existsSync(path))
        .map(([name, path]) => [name, withLf(readFileSync(path, 'utf8'))]),
    ),
    menus: menus as Schema['menus'],
    constants,
  };
}

async function loadConstants(root: string): Promise<Schema['constants']> {
  const files = ['schema/constants.ts', 'schema/contact-bounds.ts'].filter((path) => existsSync(join(root, path)));
  return Object.assign({}, ...(await Promise.all(files.map((path) => importModule(root, path))))) as Schema['constants'];
}

async function load(root: string, path: string, name: string): Promise<unknown> {
  const file = join(root, path);
  if (!existsSync(file)) {
    throw new ProblemsError([
      { where: path, found: 'no such file', expected: 'a schema module', wayOut: `restore ${path}, or run from the project folder` },
    ]);
  }
  const module = await importModule(root, path);
  if (module[name] === undefined) {
    const expected = `export const ${name}`;
    throw new ProblemsError([{ where: path, found: `no export "${name}"`, expected, wayOut: 'restore that export, or its name' }]);
  }
  return module[name];
}

async function importModule(root: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
  } catch (error) {
    throw new ProblemsError([problemOf(error, root, path)]);
  }
}

/** Why a module did not load, and the line of the schema that the error names, if it names one. */
function problemOf(error: unknown, root: string, path: string): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const where = /(?<![^\s(])schema\/(?!define\.ts)[^:\s]+:\d+/.exec(shortenPaths(`${message}\n${stack}`, root))?.[0] ?? path;
  if (error instanceof SchemaError) {
    const { found, expected, wayOut } = error;
    return { where, fact: { entry: error.where.entry, words: [] }, found, expected, wayOut };
  }
  // The first line of a bundler's message only counts the errors.
  const line = linesOf(message).find((candidate) => !/^Transform failed/.test(candidate)) ?? message;
  const found = shortenPaths(line.replace(/^.*: ERROR: /, ''), root);
  return { where, found, expected: 'a module that loads', wayOut: 'correct that module; npm run typecheck points at the line' };
}
