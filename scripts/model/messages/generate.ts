/** Generates the message files of every bundle and locale, moves texts of renamed keys, and retires texts of removed keys. */
import type { Language } from '../../../schema/text/typeset.ts';
import { bundlesIn } from '../bundles.ts';
import type { Files } from '../generated-files.ts';
import type { Problem } from '../problem.ts';
import { keysOf } from '../renames.ts';
import type { SiteModel } from '../site-model.ts';
import { type Carried, carry } from './carry.ts';
import { closeGaps } from './gaps.ts';
import { confirmedNote, type LocaleStory, notesOf } from './notes.ts';
import { withoutMark } from './parse.ts';
import { readLocale } from './read.ts';
import { type Moves, printRetired, reconcile, retireFrom } from './reconcile.ts';
import { updateSources } from './sources.ts';
import {
  type JsonObject,
  messageFile,
  placedTexts,
  retiredFile,
  sourcesFile,
  type Texts,
  textAt,
  wholeKey,
  writtenTexts,
} from './texts.ts';
import { missingMessages, wrongMessages } from './validate.ts';

export interface GeneratedMessages {
  readonly files: Files;
  /** Files to write before `files`: a crash between two writes then loses no moved text. */
  readonly journal: Files;
  /** Problems of the current message files. If there are any, `files` must not be written. */
  readonly wrong: readonly Problem[];
  /** Missing texts, and restored texts that are invalid now. */
  readonly unfinished: readonly Problem[];
  /** Lines for the terminal: moved and retired texts, confirmed translations, and likely renames. */
  readonly notes: readonly string[];
}

export function generateMessages(model: SiteModel, saved: Files): GeneratedMessages {
  const closed = closeGaps(model, saved);
  const existing = closed.files;
  const done = model.languages.map((language) => generateLocale(model, language, existing));
  const stories = done.map(({ story }) => story);
  const sources = stories.map((story) => sourcesOf(model, existing, story, stories));
  return {
    files: Object.assign({}, ...done.map(({ files }) => files), ...sources.map(({ files }) => files)) as Files,
    journal: Object.assign({}, ...done.map(({ journal }) => journal)) as Files,
    wrong: [...closed.wrong, ...done.flatMap(({ wrong }) => wrong)],
    unfinished: done.flatMap(({ unfinished }) => unfinished),
    notes: [...closed.notes, ...sources.flatMap(({ notes }) => notes), ...notesOf(model, stories)],
  };
}

/** Updates the file of confirmed pairs of a locale, if there is one. */
function sourcesOf(model: SiteModel, existing: Files, { locale, messages }: LocaleStory, stories: readonly LocaleStory[]) {
  const path = sourcesFile(locale);
  const saved = existing[path];
  if (saved === undefined) return { files: {}, notes: [] };
  const { text, confirmed } = updateSources(locale, saved, model.renamed, (key) => {
    const [bundle = '', ...steps] = key.split('.');
    // The first language that has the key.
    const source = stories.find(({ keys }) => keys.has(key))?.messages;
    return { source: textAt(source?.get(bundle) ?? {}, steps), translation: textAt(messages.get(bundle) ?? {}, steps) };
  });
  return { files: { [path]: text }, notes: confirmed.length > 0 ? [confirmedNote(locale, confirmed)] : [] };
}

interface GeneratedLocale extends Omit<GeneratedMessages, 'notes'> {
  readonly story: LocaleStory;
}

function generateLocale(model: SiteModel, language: Language, existing: Files): GeneratedLocale {
  const { locale } = language;
  const bundles = bundlesIn(model, locale);
  const keys = keysOf({ bundles });
  const files: Record<string, string> = {};
  const { messages, retired: before, wrong } = readLocale(locale, existing);
  const held = Object.fromEntries([...messages].map(([id, values]) => [id, writtenTexts(values)]));
  const carried = carry(model, locale, keys, held, before);
  wrong.push(...carried.conflicts);
  const retired: Record<string, Record<string, string>> = Object.fromEntries(
    Object.entries(before).map(([bundle, texts]) => [bundle, { ...texts }]),
  );
  for (const { bundle, key } of carried.revived) delete retired[bundle]?.[key];

  const reconciled = new Map<string, JsonObject>();
  const unfinished: Problem[] = [];
  for (const bundle of bundles) {
    const path = messageFile(locale, bundle.id);
    const current = messages.get(bundle.id);
    if (current) wrong.push(...wrongMessages(model, path, bundle, current, language));
    const link = { $schema: `../_schema/${bundle.id}.json` };
    const result = reconcile(bundle, current ?? link, retired[bundle.id] ?? {}, movesOf(bundle.id, carried));
    files[path] = current && !result.changed ? withoutMark(existing[path] ?? '') : `${JSON.stringify(result.messages, null, 2)}\n`;
    retired[bundle.id] = { ...result.retired };
    reconciled.set(bundle.id, result.messages);
    // A draft language shows the texts of the source.
    const missing = model.drafts.includes(locale) ? [] : missingMessages(path, bundle, result.messages, language);
    unfinished.push(...missing, ...wrongMessages(model, path, bundle, result.messages, language));
  }
  const movedKeys = new Set(carried.moved.map(wholeKey));
  const retiring = placedTexts(held).filter((place) => !keys.has(wholeKey(place)) && !movedKeys.has(wholeKey(place)));
  // `reconcile` has retired the texts of current bundles.
  const live = new Set(bundles.map(({ id }) => id));
  for (const { bundle, key, text } of retiring) {
    if (live.has(bundle)) continue;
    retireFrom(retired, bundle, key, text);
  }

  const path = retiredFile(locale);
  const isKept = existing[path] !== undefined || Object.values(retired).some((texts) => Object.keys(texts).length > 0);
  if (isKept) files[path] = printRetired(retired);
  const journal = printRetired(journalTexts(retired, before, carried));
  const isJournalled = isKept || journal !== printRetired({});
  const story = { locale, keys, carried: carried.counts, retiring: retiring.map(wholeKey), retired, messages: reconciled };
  return { files, journal: isJournalled ? { [path]: journal } : {}, wrong, unfinished, story };
}

function movesOf(bundle: string, { arrivals, moved }: Carried): Moves {
  const prefix = `${bundle}.`;
  const arriving = [...arrivals].filter(([key]) => key.startsWith(prefix));
  return {
    arriving: new Map(arriving.map(([key, text]) => [key.slice(prefix.length), text])),
    leaving: new Set(moved.filter((place) => place.bundle === bundle).map(({ key }) => key)),
  };
}

/** Returns the retired texts before and after this run, with the texts that move between files: the journal. */
function journalTexts(retired: Texts, before: Texts, { moved }: Carried): Texts {
  const all: Record<string, Record<string, string>> = Object.fromEntries(
    Object.entries(retired).map(([bundle, texts]) => [bundle, { ...before[bundle], ...texts }]),
  );
  for (const { bundle, key, text, to } of moved) {
    if (to.startsWith(`${bundle}.`)) continue;
    retireFrom(all, bundle, key, text);
  }
  return all;
}
