/** Turns accepted translations into file changes. */
import { applyEdits, modify } from 'jsonc-parser';
import { blocksOf } from '../../schema/language/inline.ts';
import type { Files } from '../model/generated-files.ts';
import { pairOf, printSources, readSources } from '../model/messages/sources.ts';
import { messageFile, sourcesFile } from '../model/messages/texts.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Step } from '../model/write.ts';
import type { Landing } from './decide.ts';
import type { Unit } from './unit.ts';

/** The format of codegen, for the blocks of prose. */
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/**
 * Returns message files first, then hashes: an interrupted run leaves a translation stale, never wrongly marked as done. Hashes of
 * unreviewed translations come first, because codegen confirms a text that differs from its pair.
 */
export function stepsFor(
  site: SiteModel,
  files: Files,
  units: readonly Unit[],
  landings: readonly Landing[],
  { isUnreviewed = false } = {},
): Step[] {
  const texts = new Map<string, string>();
  for (const { unit, target } of landings) {
    if (target === unit.target) continue;
    const path = messageFile(unit.locale, unit.bundle);
    const source = texts.get(path) ?? files[path] ?? '{}';
    const value = unit.leaf.meta.prose ? blocksOf(target) : target;
    texts.set(path, applyEdits(source, modify(source, [...unit.leaf.path], value, unit.leaf.meta.prose ? { formattingOptions } : {})));
  }
  const written = [...texts].map(([path, text]) => ({ path, text }));
  const hashes = confirmSteps(site, files, units, new Map(landings.map(({ unit, target }) => [unit, target])), { isUnreviewed });
  return isUnreviewed ? [...hashes, ...written] : [...written, ...hashes];
}

/** Returns the files that record the confirmed, or unreviewed, translations, by unit, as made from the current sources. */
export function confirmSteps(
  site: SiteModel,
  files: Files,
  units: readonly Unit[],
  confirmed: ReadonlyMap<Unit, string>,
  { isUnreviewed = false } = {},
): Step[] {
  const locales = new Set([...confirmed.keys()].map(({ locale }) => locale));
  return [...locales].map((locale) => {
    const own = units.filter((unit) => unit.locale === locale);
    const keys = own.map(({ bundle, leaf }) => ({ bundle, key: leaf.path.join('.') }));
    const pairs = own.flatMap((unit): [string, string][] => {
      const translation = confirmed.get(unit);
      return translation === undefined ? [] : [[unit.id, pairOf(unit.source, translation, isUnreviewed)]];
    });
    return { path: sourcesFile(locale), text: printSources(readSources(locale, files, site.renamed), keys, new Map(pairs)) };
  });
}
