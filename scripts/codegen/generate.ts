/** Computes the text of every generated file from the schema and the current message files, without reading or writing files. */
import { buildModel } from '../model/build-model.ts';
import type { Files } from '../model/generated-files.ts';
import { type GeneratedMessages, generateMessages } from '../model/messages/generate.ts';
import { jsonSchemaFile } from '../model/messages/texts.ts';
import { ProblemsError } from '../model/problem.ts';
import { withoutDrafts } from '../model/published.ts';
import type { Schema } from '../model/schema.ts';
import type { SiteModel } from '../model/site-model.ts';
import { seal } from './changes.ts';
import { emitContent } from './emit/content.ts';
import { emitFunctions } from './emit/functions.ts';
import { emitJsonSchema } from './emit/json-schema.ts';
import { emitLinks } from './emit/links.ts';
import { emitMessages } from './emit/messages.ts';
import { emitPages } from './emit/pages.ts';
import { emitRedirects, emitRobots, emitSitemap, emitStyle } from './emit/public-files.ts';
import { emitRoutes } from './emit/routes.ts';
import { checkLedger, emitLedger, firstPathsOf, readLedger } from './ledger.ts';

/** The result of codegen. `files` are all generated files; files that must not be edited are sealed. */
export type Generated = Omit<GeneratedMessages, 'wrong'>;

/**
 * Generates every file of `schema`. `existing` contains the current message files and the ledger of published paths; its other files
 * are ignored. The same input gives the same bytes. Throws a {@link ProblemsError} with every problem.
 */
export function generate(schema: Schema, existing: Files): Generated {
  const model = buildModel(schema, (file) => existing[file]);
  const published = withoutDrafts(model);
  const ledger = readLedger(published, existing);
  const lost = checkLedger(published, schema, existing, ledger);
  if (lost.length > 0) throw new ProblemsError(lost);
  const messages = generateMessages(model, existing);
  if (messages.wrong.length > 0) throw new ProblemsError(messages.wrong);

  const sealed: Files = {
    'generated/content.ts': emitContent(model, messages.files),
    'generated/links.ts': emitLinks(published),
    'generated/messages.ts': emitMessages(published),
    'generated/pages.ts': emitPages(model, firstPathsOf(published, ledger)),
    'generated/routes.ts': emitRoutes(model),
    ...emitStyle(schema.customProperties),
    ...emitFunctions(published, schema, messages.files),
    ...Object.fromEntries(Object.entries(publicFiles(published)).map(([name, body]) => [`generated/public/${name}`, body])),
    ...Object.fromEntries(model.bundles.map((bundle) => [jsonSchemaFile(bundle.id), emitJsonSchema(bundle, model)])),
  };
  const files = Object.fromEntries(Object.entries(sealed).map(([path, body]) => [path, seal(path, body)]));
  const { unfinished, journal, notes } = messages;
  return { files: { ...files, ...messages.files, ...emitLedger(published, ledger) }, unfinished, journal, notes };
}

/** Returns the files at the root of the built site. `site`: without draft languages, with the origin of the build. */
export function publicFiles(site: SiteModel): Files {
  return { 'sitemap.xml': emitSitemap(site), 'robots.txt': emitRobots(site), _redirects: emitRedirects(site) };
}
