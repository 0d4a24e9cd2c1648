/** The work of the desk on a project: its texts, their findings, drafts, saves. `worker.ts` passes requests to it. */
import type { Environment, MessageText } from '../check/project.ts';
import type { Files } from '../model/generated-files.ts';
import { readMessages } from '../model/message-files.ts';
import type { Problem } from '../model/problem.ts';
import { updateGenerated } from '../translate/project.ts';
import { changesOf, exportChanges, isCommitted } from './changes.ts';
import { openDrafts, showDrafts } from './drafts.ts';
import { createExaminer } from './examine.ts';
import { lastChange } from './last-change.ts';
import { propose, repositoryPage } from './propose.ts';
import type {
  DeskChange,
  DeskCommit,
  DeskDraft,
  DeskExport,
  DeskSave,
  DeskState,
  DeskText,
  DeskTextId,
  Examined,
  Exported,
  LastChanges,
  Proposed,
  Saved,
} from './protocol.ts';
import { saveTexts } from './save.ts';
import { idOf, openSite } from './site.ts';
import { describeText, localesOf, pagesOf } from './texts.ts';

export interface Desk {
  readonly state: () => Promise<DeskState>;
  readonly examine: (draft: DeskDraft) => Examined;
  /** Stores a draft, and has pages show it if it is valid. Drops the draft of a text that equals the message file's. */
  readonly draft: (draft: DeskDraft) => Examined;
  readonly save: (given: DeskSave) => Promise<Saved>;
  readonly lastChanges: (given: DeskTextId) => Promise<LastChanges>;
  /** Returns the saved changes since the last commit; without git, since the desk was opened. */
  readonly changes: () => Promise<readonly DeskChange[]>;
  /** Commits the changes on a branch. Throws a {@link RefusedError} without git or changes. */
  readonly propose: () => Promise<Proposed>;
  readonly export: (given: DeskExport) => Promise<Exported>;
  /** Reads the message files again. Returns the texts that have changed. */
  readonly refresh: () => Promise<readonly DeskText[]>;
  /** Problems of message files that cannot be read. */
  readonly problems: () => readonly Problem[];
  /** Looks for findings of the texts one by one. Returns the texts with findings; undefined when all texts have been examined. */
  readonly sweep: () => readonly DeskText[] | undefined;
}

/** Thrown for a request that cannot be carried out, with a sentence for the user. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Opens the desk of a project. `atStart`: the message files when the user opened the desk. Throws a {@link ProblemsError} for a mistake in its schema or its message files. */
export async function openDesk(root: string, environment: Environment, atStart: Files = readMessages(root)): Promise<Desk> {
  const site = await openSite(root, environment);
  const drafts = openDrafts(root);
  const examiner = createExaminer(site, drafts);

  const bundleOf = (id: string) => id.split('.')[0] ?? '';
  const versionsOf = (id: string) => site.textsOf(bundleOf(id)).get(id) ?? [];
  const find = (id: string, locale: string): MessageText => {
    const text = versionsOf(id).find((each) => each.locale === locale);
    if (!text) throw new RefusedError(`No text ${id} in ${locale}; a text of the site expected. Load the desk again.`);
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

  const changes = () => changesOf(root, site, atStart);

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
    async state() {
      const { model, schema } = site.project();
      const page = await repositoryPage(root);
      await site.learnFormer();
      return {
        locales: localesOf(schema),
        defaultLocale: model.defaultLocale,
        pages: pagesOf(site),
        texts: model.bundles.flatMap(({ id }) => inBundle(id)),
        hosts: Object.keys(model.sources),
        hasGit: await isCommitted(root),
        ...(page !== undefined && { remote: page }),
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
    async lastChanges({ id }) {
      const found = await Promise.all(versionsOf(id).map(async (text) => [text.locale, await lastChange(root, site, text)] as const));
      return Object.fromEntries(found.filter((each): each is readonly [string, DeskCommit] => each[1] !== undefined));
    },
    changes,
    async propose() {
      if (!(await isCommitted(root)))
        throw new RefusedError('The project has no commit with its texts; git expected. Export the changes instead.');
      await updateGenerated(root);
      const found = await changes();
      if (found.length === 0) throw new RefusedError('No saved change; at least one expected. Save a text first.');
      const proposed = await propose(root, found, new Date().toISOString().slice(0, 10));
      const unsaved = drafts.count();
      const note = unsaved > 0 ? `${unsaved} unsaved ${unsaved === 1 ? 'text is' : 'texts are'} not on the branch.` : undefined;
      return { ...proposed, ...(note !== undefined && { note: [proposed.note, note].filter(Boolean).join(' ') }) };
    },
    export: async (given) => exportChanges(root, site, await changes(), given),
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
