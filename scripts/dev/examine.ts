/** One look at the project: codegen, then those rules that need no built site and that somebody in the middle of something wants to hear of. */

import { excusesOf } from '../check/excuses.ts';
import { placed } from '../check/place.ts';
import { type Project, readProject } from '../check/project.ts';
import { rules } from '../check/registry.ts';
import { type Rule, subjects } from '../check/rule.ts';
import { lookAtProject, lookAtText } from '../check/run.ts';
import { type Code, readCode } from '../check/sources.ts';
import { codegen, UnfinishedError } from '../codegen/codegen.ts';
import { createMemory } from '../codegen/memory.ts';
import { groupBy } from '../lib/group-by.ts';
import { type Problem, ProblemsError } from '../lib/problem.ts';
import type { FromThread } from './examiner.ts';
import { onceFor, type Seen } from './seen.ts';

export interface Look {
  readonly root: string;
  /** Saved since the last look, from the project folder; none for the first one. */
  readonly files: readonly string[];
  readonly seen: Seen;
  readonly tell: (message: FromThread) => void;
  /** Whether something else was saved meanwhile: there will be another look. */
  readonly isOutdated: () => boolean;
}

export type Examine = (look: Look) => Promise<void>;

/** Rules that no look runs: codegen runs itself, before the others; what was just begun is not used or excused yet, and `npm run check` tells. */
const later = ['codegen', 'unused', 'idle-excuse'];

const chosen = rules.filter((rule) => ['messages', 'schema', 'code'].includes(subjects[rule.looksAt]) && !later.includes(rule.name));
const textRules = chosen.filter((rule) => rule.looksAt === 'text');
const rulesAt = (looksAt: Rule['looksAt']) => chosen.filter((rule) => rule.looksAt === looksAt);

/** Tools and tests are no part of the site that somebody is looking at. */
const isOfSite = /^(?:schema|generated|renderer|pages|supabase)\//;

export const examine: Examine = async ({ root, files, seen, tell, isOutdated }) => {
  const problems = await runCodegen(root);
  // Messages were shown as they were saved.
  tell({ kind: 'codegen', problems: problems.list, hasWritten: !problems.isRefused && files.some((file) => file.startsWith('schema/')) });
  if (problems.isRefused || (await isOutdatedByNow(isOutdated))) return;
  const project = await readProject(root, process.env);
  const code = codeAsSeen(root, seen);
  const found = await findings(project, code, seen, isOutdated);
  const excuses = excusesOf(project, code);
  const left = found.filter((problem) => !excuses.some((excuse) => excuse.covers(problem)));
  if (!isOutdated()) tell({ kind: 'rules', problems: await placed(root, left) });
};

async function runCodegen(root: string): Promise<{ readonly list: readonly Problem[]; readonly isRefused: boolean }> {
  try {
    await codegen({ root, isCheck: false, memory: createMemory(root) });
    return { list: [], isRefused: false };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { list: error.problems, isRefused: !(error instanceof UnfinishedError) };
  }
}

async function findings(project: Project, code: Code, seen: Seen, isOutdated: () => boolean): Promise<readonly Problem[]> {
  const context = JSON.stringify([project.schema.facts, project.schema.constants]);
  const found: Problem[] = [];
  for (const rule of [...rulesAt('schema'), ...rulesAt('code')]) {
    if (await isOutdatedByNow(isOutdated)) return found;
    found.push(...lookAtProject([rule], project, code));
  }
  for (const source of code.sources) {
    const look = () => lookAtProject(rulesAt('source'), project, { sources: [source] });
    found.push(...onceFor(seen, source.file, source.text, look));
  }
  for (const [name, texts] of groupBy(project.texts, ({ locale, bundle }) => `${locale}/${bundle}`)) {
    if (await isOutdatedByNow(isOutdated)) return found;
    const looks = JSON.stringify([context, texts.map(({ key, text, others, meta }) => [key, text, others, meta])]);
    const look = () => textRules.flatMap((rule) => texts.flatMap((text) => lookAtText(rule, text, project)));
    found.push(...onceFor(seen, name, looks, look));
  }
  return found;
}

/** Whether there will be another look, asked once this thread has received the messages that wait for it. */
async function isOutdatedByNow(isOutdated: () => boolean): Promise<boolean> {
  await new Promise(setImmediate);
  return isOutdated();
}

/** The sources of the site. One whose text has not changed is the same object as at the last look: rules remember what they know of it. */
function codeAsSeen(root: string, { sources }: Seen): Code {
  const read = readCode(root).sources.filter(({ file }) => isOfSite.test(file));
  return {
    sources: read.map((source) => {
      const known = sources.get(source.file);
      if (known?.text === source.text) return known;
      sources.set(source.file, source);
      return source;
    }),
  };
}
