/** `npm run translate -- diff <ref>`: shows which sentences differ from a commit, by page, with the findings of the changed texts. */
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { MessageText, Project } from '../check/project.ts';
import { type Action, UsageError } from '../lib/command.ts';
import { groupBy } from '../lib/maps.ts';
import { readMessages } from '../model/message-files.ts';
import { textFault } from '../model/messages/validate.ts';
import type { Problem } from '../model/problem.ts';
import { messagesAt, type TextChange, textChanges } from './changes.ts';
import { git } from './git.ts';

export const diff: Action = {
  takes: 'a branch, tag or commit, such as main',
  options: ['format'],
  async run({ word, values }) {
    const root = values['root'] as string;
    const format = formatOf(values['format'] as string | undefined);
    const before = await messagesAt(root, await forkOf(root, word));
    // Loads the rules, which the other actions do not need.
    const { readProject } = await import('../check/project.ts');
    const project = await readProject(root, process.env);
    const changes = textChanges(project.model, before, readMessages(root));
    process.stdout.write(format(changes, await findingsOf(project, changes)));
  },
};

/** Returns the last common commit with `ref`: later changes there are not ours. Throws a {@link UsageError} for an unknown one. */
async function forkOf(root: string, ref: string): Promise<string> {
  try {
    return (await git(root, ['merge-base', '--end-of-options', ref, 'HEAD'])).trim();
  } catch {
    throw new UsageError(
      `"${ref}" is no commit with a common history; a branch, tag or commit expected. Run git fetch if it is on a remote.`,
    );
  }
}

/** Findings by text: `about.label (fr)`. */
type Findings = ReadonlyMap<string, readonly Omit<Problem, 'where'>[]>;

const nameOf = ({ id, locale }: Pick<TextChange, 'id' | 'locale'>) => `${id} (${locale})`;

async function findingsOf(project: Project, changes: readonly TextChange[]): Promise<Findings> {
  const { textFindings } = await import('../check/text-findings.ts');
  const examine = textFindings(project);
  const changed = new Set(changes.map(nameOf));
  const bundles = new Set(changes.map(({ id }) => id.split('.')[0] ?? ''));
  const texts = [...bundles].flatMap((bundle) =>
    project.textsOf(bundle).map((text) => [nameOf({ ...text, id: [bundle, ...text.key].join('.') }), text] as const),
  );
  const faultOf = ({ bundle, meta, text, language }: MessageText) =>
    text === '' ? undefined : textFault({ site: project.model, bundle, leaf: { meta } }, text, language);
  return new Map(
    texts
      .filter(([name]) => changed.has(name))
      .map(([name, text]) => {
        const fault = faultOf(text);
        return [name, fault ? [fault] : examine(text)];
      }),
  );
}

type Format = (changes: readonly TextChange[], findings: Findings) => string;

const formats: Readonly<Record<string, Format>> = { text, markdown };

function formatOf(given = 'text'): Format {
  const format = Object.hasOwn(formats, given) ? formats[given] : undefined;
  if (format) return format;
  throw new UsageError(`--format is "${given}"; ${Object.keys(formats).join(' or ')} expected. Leave out --format for text.`);
}

function text(changes: readonly TextChange[], findings: Findings): string {
  return print(changes, findings, {
    page: (page) => page,
    change: (change) => `  ${nameOf(change)}`,
    removed: (sentence) => `    - ${sentence}`,
    added: (sentence) => `    + ${sentence}`,
    word: (word, isAdded) => (isAdded ? `{+${word}+}` : `[-${word}-]`),
    escape: (words) => words,
    finding: ({ found, expected, wayOut }) => `    ! found ${found}; expected ${expected}. ${wayOut}`,
  });
}

function markdown(changes: readonly TextChange[], findings: Findings): string {
  return print(changes, findings, {
    page: (page) => `## ${page}`,
    change: (change) => `\n**${nameOf(change)}**\n`,
    removed: (sentence) => `- − ${sentence}`,
    added: (sentence) => `- \\+ ${sentence}`,
    word: (word, isAdded) => (isAdded ? `<ins>${word}</ins>` : `<del>${word}</del>`),
    escape: (words) =>
      words
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/[\\`*_{}[\]#|~]/g, '\\$&'),
    finding: ({ found, expected, wayOut }) => `- ⚠ Found: ${found}. Expected: ${expected}. Way out: ${wayOut}`,
  });
}

interface Style {
  readonly page: (page: string) => string;
  readonly change: (change: TextChange) => string;
  readonly removed: (sentence: string) => string;
  readonly added: (sentence: string) => string;
  readonly word: (word: string, isAdded: boolean) => string;
  readonly escape: (words: string) => string;
  readonly finding: (finding: Omit<Problem, 'where'>) => string;
}

function print(changes: readonly TextChange[], findings: Findings, style: Style): string {
  if (changes.length === 0) return 'No text differs.\n';
  const pages = groupBy(changes, ({ page }) => page || 'every page');
  const lines = [...pages].flatMap(([page, own]) => [
    style.page(page),
    ...own.flatMap((change) => [
      style.change(change),
      ...changedSentences(change).flatMap(([before, after]) => marked(before, after, style)),
      ...(findings.get(nameOf(change)) ?? []).map((finding) => {
        const escaped = {
          found: style.escape(finding.found),
          expected: style.escape(finding.expected),
          wayOut: style.escape(finding.wayOut),
        };
        return style.finding({ ...finding, ...escaped });
      }),
    ]),
    '',
  ]);
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Returns the sentences that differ, old and new in pairs; an empty one for a sentence of one side. */
export function changedSentences({
  before,
  after,
  locale,
}: Pick<TextChange, 'before' | 'after' | 'locale'>): [before: string, after: string][] {
  const pairs: [string, string][] = [];
  let removed = '';
  for (const { value, added, removed: isRemoved } of diffArrays(sentencesOf(before, locale), sentencesOf(after, locale))) {
    const words = value.join(' ');
    if (isRemoved) removed = words;
    else {
      if (added || removed !== '') pairs.push([removed, added ? words : '']);
      removed = '';
    }
  }
  return removed === '' ? pairs : [...pairs, [removed, '']];
}

function sentencesOf(words: string, locale: string): string[] {
  const segments = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(words)];
  return segments.map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

function marked(before: string, after: string, style: Style): string[] {
  if (before === '' || after === '') return before === '' ? [style.added(style.escape(after))] : [style.removed(style.escape(before))];
  const parts = diffWordsWithSpace(before, after);
  const side = (isAdded: boolean) =>
    parts
      .filter(({ added, removed }) => (isAdded ? !removed : !added))
      .map(({ value, added, removed }) => (added || removed ? style.word(style.escape(value), isAdded) : style.escape(value)))
      .join('');
  return [style.removed(side(false)), style.added(side(true))];
}
