/** Loading a project's schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { Page, Renamed, Retired } from '../../schema/language/define.ts';
import { SchemaError } from '../../schema/language/error.ts';
import type { Facts } from '../../schema/text/typeset.ts';
import { linesOf, withLf } from '../lib/lines.ts';
import { shortenPaths } from '../lib/paths.ts';
import { type Problem, ProblemsError } from './problem.ts';

export interface LocaleSettings {
  /** Start of every path in this locale: empty for the default one. */
  readonly prefix: string;
  /** The BCP 47 tag that numbers are written with. */
  readonly tag: string;
  /** What the language calls itself, in full and in a few letters, for a site that leads from one to another. */
  readonly name?: string;
  readonly short?: string;
}

/** Texts of the site that the serverless functions need too. */
export interface Answers {
  /** Labels of the labelled lines of a message, by field. */
  readonly labels: Readonly<Record<string, z.ZodType>>;
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

/** What codegen reads of a schema, by module and by the name that each exports it under. */
interface Modules {
  readonly 'schema/site/locales.ts': Pick<Schema, 'locales' | 'defaultLocale'>;
  readonly 'schema/site/identity.ts': {
    readonly fictionalIdentity: Facts['identity'] & { readonly origin: string };
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
  readonly 'schema/site/navigation.ts': Pick<Schema, 'menus'>;
}

/** Loads `schema/` below `root`. Throws a {@link ProblemsError} when a module is missing or does not load. */
export async function loadSchema(root: string): Promise<Schema> {
  const has = (path: string) => existsSync(join(root, path));
  const shared = sharedModules(root);
  const { locales, defaultLocale } = await load(root, 'schema/site/locales.ts', 'locales', 'defaultLocale');
  const { fictionalIdentity: identity, identityPlaceholders } = await load(
    root,
    'schema/site/identity.ts',
    'fictionalIdentity',
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
    ...(has('schema/site/navigation.ts') ? await load(root, 'schema/site/navigation.ts', 'menus') : { menus: {} }),
    shared: Object.fromEntries(shared.map((name) => [name, withLf(readFileSync(join(root, 'schema/contact', name), 'utf8'))])),
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

async function loadConstants(root: string): Promise<Schema['constants']> {
  const files = ['schema/site/constants.ts', 'schema/contact/endpoint.ts', 'schema/contact/fields.ts'].filter((path) =>
    existsSync(join(root, path)),
  );
  return Object.assign({}, ...(await Promise.all(files.map((path) => importModule(root, path))))) as Schema['constants'];
}

/** Some of what a module exports, under its names. */
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
    throw new ProblemsError([{ where: path, found: `no export "${missing}"`, expected, wayOut: 'restore that export, or its name' }]);
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

/** Why a module did not load, and the line of the schema that the error names, if it names one. */
function problemOf(error: unknown, root: string, path: string): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const named = shortenPaths(`${message}\n${stack}`, root).match(/(?<![^\s(])schema\/(?!language\/)[^:\s]+:\d+/g) ?? [];
  const [where = path] = named;
  if (error instanceof SchemaError) {
    const { found, expected, wayOut } = error;
    // Those above it in the stack are of what the schema is written in, such as guide().
    const own = named.find((place) => place.startsWith(error.where.file)) ?? where;
    return { where: own, fact: { entry: error.where.entry, words: [] }, found, expected, wayOut };
  }
  // The first line of a bundler's message only counts the errors.
  const line = linesOf(message).find((candidate) => !/^Transform failed/.test(candidate)) ?? message;
  const found = shortenPaths(line.replace(/^.*: ERROR: /, ''), root);
  return { where, found, expected: 'a module that loads', wayOut: 'correct that module; npm run typecheck points at the line' };
}
