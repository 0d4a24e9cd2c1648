/** Saves texts: all or none, and nothing over a text that someone else has changed. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageText } from '../check/project.ts';
import { groupBy } from '../lib/maps.ts';
import { readIfExists } from '../lib/paths.ts';
import type { Files } from '../model/generated-files.ts';
import { parseJson } from '../model/messages/parse.ts';
import { messageFile, sourcesFile, textAt } from '../model/messages/texts.ts';
import { ProblemsError, unwritable } from '../model/problem.ts';
import { retryOnConcurrentWrite, type Step, withLock, writeSteps } from '../model/write.ts';
import { type Confirmable, confirmSteps, messageSteps } from '../translate/steps.ts';
import type { Examiner } from './examine.ts';
import type { DeskSave, Saved } from './protocol.ts';
import { idOf, type Site } from './site.ts';

type Refused = Extract<Saved, { readonly kind: 'refused' }>;

/** Writes the changes and confirms translations. Returns undefined when everything is written, otherwise why nothing is. */
export async function saveTexts(
  root: string,
  site: Site,
  examiner: Examiner,
  { changes, confirmed }: DeskSave,
  find: (id: string, locale: string) => MessageText,
): Promise<Exclude<Saved, { readonly kind: 'saved' }> | undefined> {
  const texts = changes.map((change) => {
    const known = find(change.id, change.locale);
    return { ...change, known, bundle: known.bundle, leaf: { path: known.key, meta: known.meta }, text: examiner.tidy(known, change.text) };
  });
  const faults = texts.flatMap(({ known, id, locale, text }) => {
    const fault = examiner.fault(known, text);
    return fault ? [{ id, locale, ...fault }] : [];
  });
  if (faults.length > 0) return { kind: 'refused', findings: faults };
  const named = [...changes.filter(({ id, locale }) => !find(id, locale).isSource), ...confirmed];
  const places = named.map(({ id, locale }) => find(id, locale));

  const attempt = () => {
    const files = readFiles(
      root,
      [...texts.map(({ known }) => known), ...places],
      site.project().model.languages.map(({ locale }) => locale),
    );
    const current = (text: MessageText) => textIn(files, text);
    const conflicts = texts.filter(({ known, base, text }) => current(known) !== base && current(known) !== text);
    if (conflicts.length > 0) {
      return {
        kind: 'conflict' as const,
        texts: conflicts.map(({ id, locale, text, base, known }) => ({ id, locale, text, base, current: current(known) })),
      };
    }
    const messages = messageSteps(
      files,
      texts.filter(({ known, text }) => current(known) !== text),
    );
    const next = { ...files, ...Object.fromEntries(messages.map(({ path, text }) => [path, text ?? ''])) };
    const steps = [...messages, ...confirmations(site, next, places)].filter(({ path, text }) => files[path] !== text);
    refuseReadOnly(root, steps);
    writeSteps(root, files, steps);
    return undefined;
  };
  try {
    return await withLock(
      root,
      () => retryOnConcurrentWrite(attempt),
      () => {},
    );
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return refusal(error, named.length > 0 ? named : changes, changes);
  }
}

/** Returns the files of confirmed translations, as `ack` writes them. `files`: the message files after the save. */
function confirmations(site: Site, files: Files, chosen: readonly MessageText[]): Step[] {
  const { model } = site.project();
  return [...groupBy(chosen, ({ locale }) => locale)].flatMap(([locale, own]) => {
    const units = model.bundles.flatMap(({ id: bundle }) =>
      [...site.textsOf(bundle)].flatMap(([id, versions]): Confirmable[] => {
        const text = versions.find((each) => each.locale === locale && !each.isSource);
        return text ? [{ id, locale, bundle, leaf: { path: text.key, meta: text.meta }, source: '' }] : [];
      }),
    );
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    const pairs = own.flatMap((text): [Confirmable, string][] => {
      const unit = byId.get(idOf(text));
      const source = site
        .textsOf(text.bundle)
        .get(idOf(text))
        ?.find(({ isSource }) => isSource);
      return unit && source ? [[{ ...unit, source: textIn(files, source) }, textIn(files, text)]] : [];
    });
    const confirmed = new Map(pairs.filter(([{ source }, target]) => source !== '' && target !== ''));
    const changed = new Map([...confirmed.keys()].map((unit) => [unit.id, unit]));
    return confirmSteps(
      model,
      files,
      units.map((unit) => changed.get(unit.id) ?? unit),
      confirmed,
    );
  });
}

function readFiles(root: string, texts: readonly MessageText[], locales: readonly string[]): Files {
  const paths = new Set(locales.flatMap((locale) => [sourcesFile(locale), ...texts.map(({ bundle }) => messageFile(locale, bundle))]));
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const text = readIfExists(join(root, path));
      return text === undefined ? [] : [[path, text]];
    }),
  );
}

function textIn(files: Files, { locale, bundle, key }: MessageText): string {
  const path = messageFile(locale, bundle);
  return textAt(parseJson(path, files[path] ?? '{}'), key);
}

/** Throws a {@link ProblemsError} for a file that its owner has made read-only, which an atomic rename would replace. */
function refuseReadOnly(root: string, steps: readonly Step[]): void {
  const closed = steps.filter(({ path }) => existsSync(join(root, path)) && (statSync(join(root, path)).mode & 0o222) === 0);
  if (closed.length > 0) throw new ProblemsError(closed.map(({ path }) => unwritable(path, 'EACCES', 'nothing was written')));
}

function refusal(
  error: ProblemsError,
  first: readonly { readonly id: string; readonly locale: string }[],
  changes: DeskSave['changes'],
): Refused {
  const [named = { id: '', locale: '' }] = [...changes, ...first];
  return {
    kind: 'refused',
    findings: error.problems.map(({ where, found, expected, wayOut }) => {
      const own = changes.find(({ id, locale }) => where.startsWith(messageFile(locale, id.split('.')[0] ?? ''))) ?? named;
      return { id: own.id, locale: own.locale, severity: 'error', found: `${found} in ${where}`, expected, wayOut };
    }),
  };
}
