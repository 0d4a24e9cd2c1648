/**
 * Drafts: texts that someone has typed but not saved, in `.cache/desk`. `drafts/` has a file for each draft, so that two desks cannot
 * overwrite each other's. `messages/` has message files with drafts in them, which pages prefer in mode `desk`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../model/generated-files.ts';
import { messageFile } from '../model/messages/texts.ts';
import { messageSteps, type NewText } from '../translate/steps.ts';

const folder = '.cache/desk';

export interface Draft {
  readonly text: string;
  /** Text of the message file when the draft began. */
  readonly base: string;
}

export interface Drafts {
  readonly of: (locale: string, id: string) => Draft | undefined;
  /** Stores a draft. */
  readonly put: (locale: string, id: string, draft: Draft) => void;
  readonly drop: (locale: string, id: string) => void;
  readonly count: () => number;
}

/** Reads the drafts below `root`, and drafts of other desks before each answer. */
export function openDrafts(root: string): Drafts {
  const home = join(root, folder, 'drafts');
  const fileOf = (locale: string, id: string) => join(home, locale, `${encodeURIComponent(id)}.json`);
  const read = (file: string): Draft | undefined => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Draft) : undefined);
  return {
    of: (locale, id) => read(fileOf(locale, id)),
    put: (locale, id, draft) => writeWhole(fileOf(locale, id), JSON.stringify(draft)),
    drop: (locale, id) => rmSync(fileOf(locale, id), { force: true }),
    count: () =>
      existsSync(home) ? readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')).length : 0,
  };
}

/** Writes the message file of a bundle with drafts in it, or removes the file if there are none. */
export function showDrafts(root: string, locale: string, bundle: string, files: Files, drafts: readonly NewText[]): void {
  const target = join(root, folder, 'messages', locale, `${bundle}.json`);
  const [step] = messageSteps({ [messageFile(locale, bundle)]: files[messageFile(locale, bundle)] ?? '{}' }, drafts);
  if (step?.text === undefined) rmSync(target, { force: true });
  else writeWhole(target, step.text);
}

/** Writes a file by an atomic rename: a killed process leaves the old file or the new one. */
function writeWhole(file: string, text: string): void {
  const own = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(own, text);
  renameSync(own, file);
}
