/** The pure heart of codegen: a schema and the message files there are, to the text of every file. */

import { buildModel } from '../model/build-model.ts';
import type { Files } from '../model/generated-files.ts';
import { generateMessages } from '../model/messages/generate.ts';
import { jsonSchemaFile } from '../model/messages/texts.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import type { Schema } from '../model/schema.ts';
import type { SiteModel } from '../model/site-model.ts';
import { seal } from './changes.ts';
import { emitContent } from './emit/content.ts';
import { emitFunctions } from './emit/functions.ts';
import { emitJsonSchema } from './emit/json-schema.ts';
import { emitLinks } from './emit/links.ts';
import { emitMessages } from './emit/messages.ts';
import { emitPages } from './emit/pages.ts';
import { emitRedirects, emitRobots, emitSitemap } from './emit/public-files.ts';
import { emitRoutes } from './emit/routes.ts';
import { emitStyle } from './emit/style.ts';
import { checkLedger, emitLedger } from './ledger.ts';

export interface Generated {
  /** Every file codegen answers for, sealed where nobody may edit it. */
  readonly files: Files;
  /** What is left to do in the message files: texts nobody has written, and texts that came back and no longer fit. */
  readonly unfinished: readonly Problem[];
  /** What to write before `files`: texts that leave a message file are there until they have arrived. */
  readonly journal: Files;
  /** What happened to texts, and what may be meant, a line each. */
  readonly notes: readonly string[];
}

/**
 * Generates every file of `schema`. `existing` holds the message files there are, and the
 * ledger of published addresses; other files in it are ignored.
 * Same input, same bytes, whatever the order of pages and bundles. Throws a {@link ProblemsError} naming every mistake.
 */
export function generate(schema: Schema, existing: Files): Generated {
  const model = buildModel(schema);
  const lost = checkLedger(model, existing);
  if (lost.length > 0) throw new ProblemsError(lost);
  const messages = generateMessages(model, existing);
  if (messages.wrong.length > 0) throw new ProblemsError(messages.wrong);

  const files: Record<string, string> = {};
  const add = (path: string, body: string) => {
    const text = seal(path, body);
    // As a rule it is there already: of thousands of pages, one of the two is let go.
    files[path] = text === existing[path] ? existing[path] : text;
  };
  const sealed: Files = {
    'generated/content.ts': emitContent(model),
    'generated/links.ts': emitLinks(model),
    'generated/messages.ts': emitMessages(model),
    'generated/pages.ts': emitPages(model),
    'generated/routes.ts': emitRoutes(model),
    ...emitStyle(schema.customProperties),
    ...emitFunctions(model, schema, messages.files),
    ...Object.fromEntries(Object.entries(publicFiles(model)).map(([name, body]) => [`generated/public/${name}`, body])),
  };
  for (const [path, body] of Object.entries(sealed)) add(path, body);
  for (const bundle of model.bundles) add(jsonSchemaFile(bundle.id), emitJsonSchema(bundle, model));
  const { unfinished, journal, notes } = messages;
  return { files: { ...files, ...messages.files, ...emitLedger(model, existing) }, unfinished, journal, notes };
}

/** The files that go to the root of the built site, for the model's origin. */
export function publicFiles(model: SiteModel): Files {
  return { 'sitemap.xml': emitSitemap(model), 'robots.txt': emitRobots(model), _redirects: emitRedirects(model) };
}
