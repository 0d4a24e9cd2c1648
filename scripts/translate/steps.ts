/** Turns accepted translations into file changes. */
import { applyEdits, modify } from 'jsonc-parser';
import { blocksOf } from '../../schema/language/inline.ts';
import type { Files } from '../model/generated-files.ts';
import { parseJson, withoutMark } from '../model/messages/parse.ts';
import { pairOf, printSources, readSources } from '../model/messages/sources.ts';
import { messageFile, sourcesFile, valueAt } from '../model/messages/texts.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Step } from '../model/write.ts';
import type { Landing } from './decide.ts';
import type { Unit } from './unit.ts';

/** The format of codegen, for new keys and for the blocks of prose. */
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** Returns message files first, then hashes: an interrupted run leaves a translation stale, never wrongly marked as done. */
export function stepsFor(site: SiteModel, files: Files, units: readonly Unit[], landings: readonly Landing[]): Step[] {
  const changed = landings.filter(({ unit, target }) => target !== unit.target);
  return [
    ...messageSteps(
      files,
      changed.map(({ unit, target }) => ({ ...unit, text: target })),
    ),
    ...confirmSteps(site, files, units, new Map(landings.map(({ unit, target }) => [unit, target]))),
  ];
}

/** A text of a message file, with its new wording. */
export interface NewText extends Pick<Unit, 'locale' | 'bundle' | 'leaf'> {
  readonly text: string;
}

/** Returns the message files with new texts, as an editor would save them: nothing else in the files changes. Throws a {@link ProblemsError} for malformed JSON. */
export function messageSteps(files: Files, texts: readonly NewText[]): Step[] {
  const written = new Map<string, string>();
  for (const { locale, bundle, leaf, text } of texts) {
    const path = messageFile(locale, bundle);
    const source = written.get(path) ?? withoutMark(files[path] ?? '{}');
    const isFormatted = leaf.meta.prose !== undefined || valueAt(parseJson(path, source), leaf.path) === undefined;
    const value = leaf.meta.prose ? blocksOf(text) : text;
    written.set(path, applyEdits(source, modify(source, [...leaf.path], value, isFormatted ? { formattingOptions } : {})));
  }
  return [...written].map(([path, text]) => ({ path, text }));
}

/** A text whose pair of source and translation is confirmed. */
export type Confirmable = Pick<Unit, 'locale' | 'bundle' | 'leaf' | 'id' | 'source'>;

/** Returns the files that record the confirmed translations, by unit, as made from the current sources. */
export function confirmSteps<Own extends Confirmable>(
  site: Pick<SiteModel, 'renamed'>,
  files: Files,
  units: readonly Own[],
  confirmed: ReadonlyMap<Own, string>,
): Step[] {
  const locales = new Set([...confirmed.keys()].map(({ locale }) => locale));
  return [...locales].map((locale) => {
    const own = units.filter((unit) => unit.locale === locale);
    const keys = own.map(({ bundle, leaf }) => ({ bundle, key: leaf.path.join('.') }));
    const pairs = own.flatMap((unit): [string, string][] => {
      const translation = confirmed.get(unit);
      return translation === undefined ? [] : [[unit.id, pairOf(unit.source, translation)]];
    });
    return { path: sourcesFile(locale), text: printSources(readSources(locale, files, site.renamed), keys, new Map(pairs)) };
  });
}
