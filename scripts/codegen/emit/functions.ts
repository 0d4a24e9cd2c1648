/** Emits `supabase/functions/_shared/`: the parts of the site that serverless functions need. They are deployed without the site. */
import type { z } from 'zod';
import { compose } from '../../../schema/language/compose.ts';
import type { Role } from '../../../schema/language/define.ts';
import { type Inlines, wordsOf } from '../../../schema/language/inline.ts';
import { children, pathTo, textMeta } from '../../../schema/language/nodes.ts';
import { plainText } from '../../../schema/text/language-marks.ts';
import type { Language } from '../../../schema/text/typeset.ts';
import type { Files } from '../../model/generated-files.ts';
import { isObject, type Json, type JsonObject, messageFile, valueAt } from '../../model/messages/texts.ts';
import { ProblemsError } from '../../model/problem.ts';
import type { Answers, Schema } from '../../model/schema.ts';
import type { BundleModel, SiteModel } from '../../model/site-model.ts';
import { literal, quote } from '../../model/typescript.ts';

const folder = 'supabase/functions/_shared';

/** Copies the modules of `schema/contact/`, and emits the texts and paths of the answers. Emits nothing for a site without a contact form. */
export function emitFunctions(model: SiteModel, { answers, shared }: Schema, messages: Files): Files {
  if (answers === undefined) return {};
  return {
    ...Object.fromEntries(Object.entries(shared).map(([name, text]) => [`${folder}/${name}`, text])),
    [`${folder}/answers.ts`]: emitAnswers(model, answers, messages),
  };
}

function emitAnswers(
  { languages, defaultLocale, pages, bundles }: SiteModel,
  { labels, subjects, refusals }: Answers,
  messages: Files,
): string {
  const pathOf = (role: Role, locale: string) => {
    const path = pages.find((page) => page.role === role)?.paths[locale];
    if (path !== undefined) return path;
    const [found, expected] = [`no page of role "${role}"`, 'a page for the redirects of the contact function'];
    throw new ProblemsError([{ where: 'schema/pages.ts', found, expected, wayOut: `write role: '${role}' in the entry of that page` }]);
  };
  const textsIn = (node: z.ZodType, language: Language) => {
    const { id, path } = placeOf(node, bundles);
    const held = JSON.parse(messages[messageFile(language.locale, id)] ?? '{}') as JsonObject;
    return textsBelow(node, valueAt(held, path), [id, ...path], language);
  };
  const answers = Object.fromEntries(
    languages.map((language) => [
      language.locale,
      {
        labels: Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, textsIn(label, language)])),
        sent: pathOf('messageSent', language.locale),
        notSent: pathOf('messageNotSent', language.locale),
        subjects: textsIn(subjects, language),
        refusals: textsIn(refusals, language),
      },
    ]),
  );
  return `/** Texts and paths with which the contact function answers visitors, by locale. */
export const defaultLocale = ${quote(defaultLocale)};

/** \`labels\`: labels of the labelled lines at the end of a message; \`sent\`, \`notSent\`: paths of the pages that answer a form; \`subjects\`: names of the subjects; \`refusals\`: texts for each refusal. */
export const answers = ${literal(answers)};
`;
}

/** Returns the bundle that contains a node, and the path within the bundle. Throws if there is none. */
function placeOf(node: z.ZodType, bundles: readonly BundleModel[]) {
  for (const { id, content } of bundles) {
    const path = pathTo(node, content);
    if (path) return { id, path };
  }
  const [found, expected] = ['content that no page and no bundle has', 'content of the site'];
  throw new ProblemsError([{ where: 'schema/contact/answers.ts', found, expected, wayOut: 'use content of a page or a bundle' }]);
}

/** Returns the texts below a node as the site shows them, without language marks, which need elements. */
function textsBelow(node: z.ZodType, value: Json | undefined, path: readonly string[], language: Language): Json {
  if (textMeta(node)) return plainText(shownText(compose(node, value, path, language)));
  const held = isObject(value) ? value : {};
  return Object.fromEntries(children(node).map(([key, child]) => [key, textsBelow(child, held[key], [...path, key], language)]));
}

/** Returns a composed text without marks. The answers have no prose. */
function shownText(text: unknown): string {
  return Array.isArray(text) ? wordsOf(text as Inlines) : String(text);
}
