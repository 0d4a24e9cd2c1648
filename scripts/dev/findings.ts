/** Findings of the rules that need no built site. */
import { excusesOf } from '../check/excuses.ts';
import { readCode, type Source } from '../check/inputs/sources.ts';
import { readProject } from '../check/project.ts';
import { rules } from '../check/registry.ts';
import { subjects } from '../check/rule.ts';
import { lookAtProject, placed } from '../check/run.ts';
import type { Problem } from '../model/problem.ts';

/** Rules left to `npm run check`: codegen has run already, and new code is not used or excused yet. */
const later = ['codegen', 'unused', 'idle-excuse'];
const chosen = rules.filter(({ looksAt, name }) => ['messages', 'schema', 'code'].includes(subjects[looksAt]) && !later.includes(name));

/** Source files by path. An unchanged file stays the same object, by which rules cache its syntax tree. */
const sources = new Map<string, Source>();

/** Returns the findings; undefined if `isOutdated` resolves to true meanwhile. */
export async function findings(root: string, isOutdated: () => Promise<boolean>): Promise<readonly Problem[] | undefined> {
  const project = await readProject(root, process.env);
  const ofSite = readCode(root).sources.filter(({ file }) => !/^(?:scripts|tests)\//.test(file));
  const code = { sources: ofSite.map(keep) };
  const found: Problem[] = [];
  for (const rule of chosen) {
    if (await isOutdated()) return undefined;
    found.push(...lookAtProject([rule], project, code));
  }
  const excuses = excusesOf(project, code);
  const left = found.filter((problem) => !excuses.some((excuse) => excuse.covers(problem)));
  return placed(root, left);
}

function keep(source: Source): Source {
  const known = sources.get(source.file);
  if (known?.text === source.text) return known;
  sources.set(source.file, source);
  return source;
}
