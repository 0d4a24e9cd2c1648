/** The site of the desk: its schema, its texts by bundle, and what changes in the message files while the desk is open. */
import { hasOpenList } from '../../schema/language/nodes.ts';
import { type Environment, type MessageText, type Project, readProject } from '../check/project.ts';
import { groupBy, memoizePerObject, memoizePerText } from '../lib/maps.ts';
import { bundlesIn } from '../model/bundles.ts';
import type { Files } from '../model/generated-files.ts';
import { readMessages } from '../model/message-files.ts';
import { pagesShowing } from '../model/messages/context.ts';
import { parseJson } from '../model/messages/parse.ts';
import { hashOf, readSources, type Sources } from '../model/messages/sources.ts';
import { messageFile, sourcesFile, textsOf, wholeKey, writtenTexts } from '../model/messages/texts.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import { git, readCommitted } from '../translate/git.ts';

export interface Site {
  readonly project: () => Project;
  /** The message files as last read. */
  readonly files: () => Files;
  /** Returns the texts of a bundle by id, each in every locale that has it; none for an unknown bundle. */
  readonly textsOf: (bundle: string) => Texts;
  /** Returns the pages that show a text; none for a text of every page. */
  readonly pagesOf: (text: Pick<MessageText, 'bundle' | 'key'>) => readonly PageModel[];
  readonly sourcesOf: (locale: string) => Sources;
  /** Returns a former text by its hash: one that a message file has had since the site was opened, or one that {@link Site.learnFormer} has found. */
  readonly formerText: (hash: string) => string | undefined;
  /** Looks in the history of git for the sources that stale translations were made from. */
  readonly learnFormer: () => Promise<void>;
  /** Problems of message files that cannot be read; the texts of such a file stay as they were. */
  readonly problems: () => readonly Problem[];
  /** Reads the message files again. Returns the bundles whose texts or states may have changed. */
  readonly refresh: () => Promise<ReadonlySet<string>>;
}

export type Texts = ReadonlyMap<string, readonly MessageText[]>;

/** Returns the key of a text with its bundle: `about.hero.title`. */
export function idOf({ bundle, key }: Pick<MessageText, 'bundle' | 'key'>): string {
  return wholeKey({ bundle, key: key.join('.') });
}

/** Looks up the pages of each text once for each bundle. */
const pagesIn = memoizePerObject((model: SiteModel) => memoizePerText((bundle: string) => pagesShowing(model, bundle)));

/** Reads a project. Throws a {@link ProblemsError} for a mistake in its schema or its message files. */
export async function openSite(root: string, environment: Environment): Promise<Site> {
  let project = await readProject(root, environment);
  let files = readMessages(root);
  const texts = new Map<string, Texts>(project.model.bundles.map(({ id }) => [id, groupBy(project.textsOf(id), idOf)]));
  let sources = readAllSources(project, files);
  let problems: readonly Problem[] = [];
  const byHash = new Map<string, string>();
  /** Hashes that were looked for in the history. */
  const sought = new Set<string>();
  const remember = (own: Texts | undefined) => {
    for (const { text } of [...(own?.values() ?? [])].flat()) byHash.set(hashOf(text), text);
  };
  for (const own of texts.values()) remember(own);

  /** Returns the files in place of which the last readable ones are kept, with their problems. */
  const malformed = (changed: readonly string[], next: Files) =>
    changed.flatMap((path): [string, readonly Problem[]][] => {
      try {
        if (next[path] !== undefined) parseJson(path, next[path]);
        return [];
      } catch (error) {
        if (!(error instanceof ProblemsError)) throw error;
        return [[path, error.problems]];
      }
    });

  return {
    project: () => project,
    files: () => files,
    textsOf: (bundle) => texts.get(bundle) ?? new Map(),
    pagesOf: ({ bundle, key }) => pagesIn(project.model)(bundle)(key),
    sourcesOf: (locale) => sources.get(locale) ?? new Map(),
    formerText: (hash) => byHash.get(hash),
    async learnFormer() {
      const { languages } = project.model;
      for (const [bundle, own] of texts) {
        const wanted = [...own].flatMap(([id, versions]) => {
          const source = versions.find(({ isSource }) => isSource);
          const hashes = languages.flatMap(({ locale }) => sources.get(locale)?.get(id)?.source ?? []);
          const unknown = hashes.filter((hash) => !byHash.has(hash) && !sought.has(hash));
          for (const hash of unknown) sought.add(hash);
          return source && unknown.length > 0 ? [source] : [];
        });
        for (const locale of new Set(wanted.map((text) => text.locale))) {
          for (const text of await committedTexts(root, messageFile(locale, bundle))) byHash.set(hashOf(text), text);
        }
      }
    },
    problems: () => problems,
    async refresh() {
      const read = readMessages(root);
      const changed = [...new Set([...Object.keys(files), ...Object.keys(read)])].filter((path) => files[path] !== read[path]);
      const broken = malformed(changed, read);
      problems = broken.flatMap(([, own]) => own);
      const kept = new Map(broken.map(([path]) => [path, files[path]]));
      const next = Object.fromEntries(Object.entries(read).map(([path, text]) => [path, kept.get(path) ?? text]));
      const readable = changed.filter((path) => !kept.has(path));
      if (readable.length === 0) return new Set();
      if (readable.some((path) => changesShape(project, path, files[path], next[path]))) project = await readProject(root, environment);
      files = next;
      const before = sources;
      sources = readAllSources(project, files);
      const bundles = project.model.bundles
        .map(({ id }) => id)
        .filter((id) =>
          project.model.languages.some(
            ({ locale }) => readable.includes(messageFile(locale, id)) || differ(id, before.get(locale), sources.get(locale)),
          ),
        );
      for (const id of bundles)
        if (![...kept.keys()].some((path) => path.endsWith(`/${id}.json`))) {
          texts.set(id, groupBy(project.textsOf(id), idOf));
          remember(texts.get(id));
        }
      return new Set(bundles);
    },
  };
}

/** Number of commits of a file in which former texts are looked for. */
const searched = 100;

/** Returns the texts of a message file in its last commits; none without git. */
async function committedTexts(root: string, file: string): Promise<string[]> {
  try {
    const commits = (await git(root, ['log', '--format=%H', `--max-count=${searched}`, '--', file])).split('\n').filter(Boolean);
    const versions = await readCommitted(
      root,
      commits.map((commit) => `${commit}:${file}`),
    );
    return [...versions.values()].flatMap((text) => Object.values(writtenTexts(parseJson(file, text))));
  } catch {
    // A folder without git, or a commit with a malformed file.
    return [];
  }
}

function readAllSources({ model, schema }: Project, files: Files): Map<string, Sources> {
  return new Map(
    model.languages.map(({ locale }) => [
      locale,
      files[sourcesFile(locale)] === undefined ? new Map() : readSources(locale, files, schema.renamed),
    ]),
  );
}

/** Returns true if the number of texts has changed in a file that decides the length of open lists. */
function changesShape({ model }: Project, path: string, before = '{}', after = '{}'): boolean {
  const bundle = bundlesIn(model, model.defaultLocale).find(({ id }) => messageFile(model.defaultLocale, id) === path);
  if (!bundle || !hasOpenList(bundle.content)) return false;
  const keys = (text: string) => [...textsOf(parseJson(path, text)).keys()].join();
  return keys(before) !== keys(after);
}

/** Returns true if the confirmed translations of a bundle differ. */
function differ(bundle: string, before: Sources | undefined, after: Sources | undefined): boolean {
  const own = (sources: Sources | undefined) => JSON.stringify([...(sources ?? [])].filter(([key]) => key.startsWith(`${bundle}.`)));
  return own(before) !== own(after);
}
