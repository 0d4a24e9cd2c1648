/** The work of the desk on a project: its texts, their findings, drafts, saves. `worker.ts` passes requests to it. */
import type { Environment, MessageText } from '../check/project.ts';
import type { Problem } from '../model/problem.ts';
import { openDrafts, showDrafts } from './drafts.ts';
import { createExaminer } from './examine.ts';
import type { DeskDraft, DeskSave, DeskState, DeskText, Examined, Saved } from './protocol.ts';
import { saveTexts } from './save.ts';
import { idOf, openSite } from './site.ts';
import { describeText, localesOf, pagesOf } from './texts.ts';

export interface Desk {
  readonly state: () => DeskState;
  readonly examine: (draft: DeskDraft) => Examined;
  /** Stores a draft, and has pages show it if it is valid. Drops the draft of a text that equals the message file's. */
  readonly draft: (draft: DeskDraft) => Examined;
  readonly save: (given: DeskSave) => Promise<Saved>;
  /** Reads the message files again. Returns the texts that have changed. */
  readonly refresh: () => Promise<readonly DeskText[]>;
  /** Problems of message files that cannot be read. */
  readonly problems: () => readonly Problem[];
  /** Looks for findings of the texts one by one. Returns the texts with findings; undefined when all texts have been examined. */
  readonly sweep: () => readonly DeskText[] | undefined;
}

/** Thrown for a text that the site does not have. */
export class UnknownTextError extends Error {
  override readonly name = 'UnknownTextError';
}

/** Opens the desk of a project. Throws a {@link ProblemsError} for a mistake in its schema or its message files. */
export async function openDesk(root: string, environment: Environment): Promise<Desk> {
  const site = await openSite(root, environment);
  const drafts = openDrafts(root);
  const examiner = createExaminer(site, drafts);

  const bundleOf = (id: string) => id.split('.')[0] ?? '';
  const versionsOf = (id: string) => site.textsOf(bundleOf(id)).get(id) ?? [];
  const find = (id: string, locale: string): MessageText => {
    const text = versionsOf(id).find((each) => each.locale === locale);
    if (!text) throw new UnknownTextError(`No text ${id} in ${locale}; a text of the site expected. Load the desk again.`);
    return text;
  };
  const describe = (id: string) => describeText(site, versionsOf(id), drafts, examiner.known);
  const inBundle = (bundle: string) => [...site.textsOf(bundle).keys()].map(describe);
  const allIn = (bundle: string) => [...site.textsOf(bundle).values()].flat();

  /** Has pages show the drafts of a bundle. A page cannot be composed of a text that codegen refuses. */
  const show = (locale: string, bundle: string) => {
    const own = allIn(bundle).filter((text) => text.locale === locale);
    const shown = own.flatMap((text) => {
      const draft = drafts.of(locale, idOf(text));
      const isValid = draft !== undefined && examiner.fault(text, draft.text) === undefined;
      return isValid ? [{ locale, bundle, leaf: { path: text.key, meta: text.meta }, text: examiner.tidy(text, draft.text) }] : [];
    });
    showDrafts(root, locale, bundle, site.files(), shown);
  };

  const refresh = async () => {
    const bundles = await site.refresh();
    for (const bundle of bundles) {
      for (const text of allIn(bundle)) if (drafts.of(text.locale, idOf(text))?.text === text.text) drafts.drop(text.locale, idOf(text));
      for (const { locale } of site.project().model.languages) show(locale, bundle);
    }
    return [...bundles].flatMap(inBundle);
  };

  for (const { id } of site.project().model.bundles) for (const { locale } of site.project().model.languages) show(locale, id);

  return {
    state() {
      const { model, schema } = site.project();
      return {
        locales: localesOf(schema),
        defaultLocale: model.defaultLocale,
        pages: pagesOf(site),
        texts: model.bundles.flatMap(({ id }) => inBundle(id)),
        hosts: Object.keys(model.sources),
        hasGit: false,
      };
    },
    examine: ({ id, locale, text }) => examiner.examine(find(id, locale), text),
    draft({ id, locale, text }) {
      const known = find(id, locale);
      if (text === known.text) drafts.drop(locale, id);
      else drafts.put(locale, id, { text, base: drafts.of(locale, id)?.base ?? known.text });
      show(locale, known.bundle);
      return examiner.examine(known, text);
    },
    async save(given) {
      const saved = await saveTexts(root, site, examiner, given, find);
      if (saved !== undefined) return saved;
      for (const { id, locale } of given.changes) drafts.drop(locale, id);
      await refresh();
      for (const { id, locale } of given.changes) show(locale, bundleOf(id));
      const ids = new Set([...given.changes, ...given.confirmed].map(({ id }) => id));
      return { kind: 'saved', texts: [...ids].map(describe) };
    },
    refresh,
    problems: site.problems,
    sweep() {
      const { bundles } = site.project().model;
      for (const { id } of bundles) {
        const text = allIn(id).find((each) => !examiner.isKnown(each));
        if (text) return examiner.learn(text).length > 0 ? [describe(idOf(text))] : [];
      }
      return undefined;
    },
  };
}
