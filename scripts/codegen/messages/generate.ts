/** The message files of every bundle and locale, and the texts that retire from them. */

import type { Problem } from '../../lib/problem.ts';
import type { Files } from '../file-tree.ts';
import type { SiteModel } from '../model.ts';
import { isObject, type JsonObject } from './json.ts';
import { parseJson } from './parse.ts';
import { messageFile, messagesFolder, retiredFile } from './paths.ts';
import { reconcile, textsOf } from './reconcile.ts';
import { retire } from './retire.ts';
import { dottedKeys, strangeValues } from './strange.ts';
import { missingMessages, wrongMessages } from './validate.ts';

export interface GeneratedMessages {
  readonly files: Files;
  /** What is wrong with the files there are; with it, `files` must not be written. */
  readonly wrong: readonly Problem[];
  /** What is left to do in `files`: texts nobody has written, and texts that came back and no longer fit. */
  readonly unfinished: readonly Problem[];
}

export function generateMessages(model: SiteModel, existing: Files): GeneratedMessages {
  const files: Record<string, string> = {};
  const unfinished: Problem[] = [];
  const wrong: Problem[] = [];
  const read = (path: string): JsonObject | undefined => {
    const source = existing[path];
    const value = source === undefined ? undefined : parseJson(path, source);
    wrong.push(...strangeValues(path, value ?? {}));
    return value;
  };
  const readMessages = (path: string): JsonObject | undefined => {
    const value = read(path);
    wrong.push(...dottedKeys(path, value ?? {}));
    return value;
  };

  for (const locale of model.locales) {
    const retired = retiredTexts(read(retiredFile(locale)) ?? {});
    const terms = { placeholders: model.placeholders, locale };
    for (const bundle of model.bundles) {
      const path = messageFile(locale, bundle.id);
      const current = readMessages(path);
      if (current) wrong.push(...wrongMessages(path, bundle, current, terms));
      const result = reconcile(bundle, current ?? { $schema: `../_schema/${bundle.id}.json` }, retired[bundle.id] ?? {});
      files[path] = current && !result.changed ? (existing[path] ?? '') : print(result.messages);
      retired[bundle.id] = { ...result.retired };
      unfinished.push(...missingMessages(path, bundle, result.messages));
      unfinished.push(...wrongMessages(path, bundle, result.messages, terms));
    }
    for (const [path, id] of filesWithoutBundle(model, locale, existing)) {
      const texts = retired[id] ?? {};
      for (const [key, text] of textsOf(readMessages(path) ?? {})) if (text) retire(texts, key, text);
      retired[id] = texts;
    }
    const kept = Object.entries(retired).filter(([, texts]) => Object.keys(texts).length > 0);
    if (kept.length > 0 || existing[retiredFile(locale)] !== undefined) {
      files[retiredFile(locale)] = print(sortKeys(Object.fromEntries(kept.map(([id, texts]) => [id, sortKeys(texts)]))));
    }
  }
  return { files, wrong, unfinished };
}

/** Retired texts by bundle and key. */
function retiredTexts(file: JsonObject): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const [id, bundle] of Object.entries(file)) {
    const kept = isObject(bundle) ? [...textsOf(bundle)] : [];
    texts[id] = Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== null));
  }
  return texts;
}

/** Message files whose page has left the schema, with the id it had: their texts retire with it. */
function filesWithoutBundle(model: SiteModel, locale: string, existing: Files): [path: string, id: string][] {
  const folder = `${messagesFolder}/${locale}/`;
  const live = new Set([...model.bundles.map((bundle) => messageFile(locale, bundle.id)), retiredFile(locale)]);
  return Object.keys(existing)
    .filter((path) => path.startsWith(folder) && path.endsWith('.json') && !live.has(path))
    .map((path) => [path, path.slice(folder.length, -'.json'.length)]);
}

function sortKeys<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
