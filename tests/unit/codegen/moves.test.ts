/** Texts of pages that are removed, restored and renamed, with runs interrupted at any step. */
import { expect, test } from 'vitest';
import { changesBetween } from '../../../scripts/codegen/changes.ts';
import { stepsOf } from '../../../scripts/codegen/codegen.ts';
import { generateMessages } from '../../../scripts/model/messages/generate.ts';
import { retiredTexts } from '../../../scripts/model/messages/reconcile.ts';
import { type Json, type JsonObject, placedTexts, wholeKey, writtenTexts } from '../../../scripts/model/messages/texts.ts';
import { checkRenames, keysOf, upwards } from '../../../scripts/model/renames.ts';
import type { SiteModel } from '../../../scripts/model/site-model.ts';
import { repetitions } from '../../support/soak.ts';
import { createRandom, type Random } from '../random.ts';
import { randomContent, randomEdits, textsIn } from './random-content.ts';

type Files = Readonly<Record<string, string>>;

const ids = ['about', 'contact', 'home'];
const locales = ['en', 'fr'];
const runs = repetitions(15, 45);
const stepsInRun = 6;

test('no text is lost in either language when pages are added, removed and renamed, even by a killed run', () => {
  const counts = { texts: 0, carried: 0, refused: 0, cuts: 0 };
  const newText = () => `text ${++counts.texts}`;
  for (let seed = 1; seed <= runs; seed++) {
    const random = createRandom(seed);
    const edit = (text: string) => JSON.stringify(randomEdits(random, JSON.parse(text) as Json, newText));
    let files: Files = {};
    for (let step = 1; step <= stepsInRun; step++) {
      const place = `seed ${seed}, step ${step}`;
      const site = randomSite(random, files);
      const edited = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, path.includes('_retired') ? text : edit(text)]));

      const result = generateMessages(site, edited);
      if (result.wrong.length > 0) {
        counts.refused++;
        expect(result.wrong.map(({ found }) => found).join(), place).toMatch(/^two texts for /);
        continue;
      }
      expect(textsOf(result.files), place).toEqual(textsOf(edited));
      counts.carried += result.notes.filter((note) => note.startsWith('carried ')).length;

      let onDisk = edited;
      const steps = stepsOf(edited, result.files, result.journal, changesBetween(edited, result.files));
      const cut = random.below(steps.length);
      for (const [index, { path, text }] of steps.entries()) {
        const { [path]: _, ...others } = onDisk;
        onDisk = text === undefined ? others : { ...others, [path]: text };
        if (index !== cut) continue;
        const next = generateMessages(site, onDisk);
        expect([next.wrong, unique(textsOf(next.files))], `${place}, cut off after ${path}`).toEqual([[], unique(textsOf(edited))]);
        counts.cuts++;
      }
      expect(onDisk, place).toEqual(result.files);
      files = onDisk;
    }
  }
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(runs / 4.5);
});

/** Returns a site with some of the pages, and renames from former to current keys. */
function randomSite(random: Random, files: Files): SiteModel {
  const live = random.shuffle(ids).slice(0, 1 + random.below(ids.length));
  const bundles = live.map((id) => ({ id, typeName: id, content: randomContent(random), locales }));
  const site = {
    languages: locales.map((locale) => ({ locale, tag: locale, values: {} })),
    defaultLocale: 'fr',
    origin: '',
    pages: [],
    pageShape: {},
    redirects: [],
    drafts: [],
    renamed: {},
    components: [],
    sources: {},
    bundles,
  };
  const current = [...keysOf(site)];
  const before = Object.entries(files).flatMap(([path, text]) => keysIn(path, text));
  if (before.length === 0) return site;
  const pairs = random
    .shuffle(before)
    .slice(0, 8)
    .map((from, index) => {
      const to = random.pick(current);
      // Half of the renames are of whole branches and pages.
      return index % 2 === 0 ? [from, to] : [random.pick(upwards(from)), random.pick(upwards(to))];
    });
  const isRight = ([from = '', to = '']: string[]) => checkRenames({ ...site, renamed: { [from]: to } }).length === 0;
  return { ...site, renamed: Object.fromEntries(pairs.filter(isRight)) as SiteModel['renamed'] };
}

/** Returns the keys of a file that have a text, with their bundle. */
function keysIn(path: string, text: string): string[] {
  const file = JSON.parse(text) as JsonObject;
  const texts = path.includes('_retired') ? retiredTexts(file) : { [idOf(path)]: writtenTexts(file) };
  return placedTexts(texts).map(wholeKey);
}

function idOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '');
}

/** Returns the texts of the message files with their languages, sorted. */
function textsOf(files: Files): string[] {
  return Object.entries(files)
    .flatMap(([path, text]) => textsIn(JSON.parse(text) as Json).map((each) => `${path.split('/')[2]}: ${each}`))
    .sort();
}

/** An interrupted run may leave a text in two places. */
function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
