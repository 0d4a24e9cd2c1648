/** Every text of every message file is on a page of the desk or in its preview, with its mark. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { localeCodes } from '#schema/site/locales.ts';
import { readMarks } from '#schema/text/text-keys.ts';
import { parseJson } from '../../../scripts/model/messages/parse.ts';
import { messageFile, messagesFolder, writtenTexts } from '../../../scripts/model/messages/texts.ts';
import { renderSite } from './rendered-site.ts';

test('every text has a place on a page or in the preview, in its language', async () => {
  // Vitest answers import.meta.env with its own values.
  vi.stubEnv('MODE', 'desk');
  const documents = await renderSite('desk');
  vi.unstubAllEnvs();
  const found = new Set([...documents.values()].flatMap(keysIn));
  expect(localeCodes.flatMap(textsIn).filter((text) => !found.has(text))).toEqual([]);
});

/** Returns the texts of a locale as `fr/about.hero.title`. */
function textsIn(locale: string): string[] {
  const bundles = readdirSync(join(messagesFolder, locale)).flatMap((name) => /^([^_].*)\.json$/.exec(name)?.[1] ?? []);
  return bundles.flatMap((bundle) => {
    const file = messageFile(locale, bundle);
    return Object.keys(writtenTexts(parseJson(file, readFileSync(file, 'utf8')))).map((key) => `${locale}/${bundle}.${key}`);
  });
}

/** Returns the keys of all marks in a document: in texts and attributes, and in the hydration props, which are `data:` URLs. */
function keysIn(html: string): string[] {
  const data = [...html.matchAll(/data:application\/json,([^"]*)/g)].map(([, encoded = '']) => decodeURIComponent(encoded));
  return [html, ...data].flatMap((text) => readMarks(text).keys).map(({ locale, id }) => `${locale}/${id}`);
}
