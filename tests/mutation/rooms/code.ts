/** Faults in source files: looked at by the rules on code, with every other source as it is. */
import { ruleNames } from '../../../scripts/check/choose.ts';
import { rules } from '../../../scripts/check/registry.ts';
import { judgeExcuses, lookAtProject } from '../../../scripts/check/run.ts';
import type { Problem } from '../../../scripts/lib/problem.ts';
import type { Fault } from '../fault.ts';
import type { Ground } from '../ground.ts';

const ofSources = rules.filter((rule) => rule.looksAt === 'source');
const ofCode = rules.filter((rule) => rule.looksAt === 'code');
const ofExcuses = rules.filter((rule) => rule.looksAt === 'excuses');

export function lookAtCode({ project, code }: Ground, { edits }: Fault): readonly Problem[] {
  const edited = new Set(edits.map(({ file }) => file));
  const added = edits.flatMap(({ file, content }) => (content === undefined ? [] : [{ file, text: content.toString() }]));
  const kept = code.sources.filter(({ file }) => !edited.has(file));
  const all = { sources: [...kept, ...added] };
  const found = [...lookAtProject(ofSources, project, { sources: added }), ...lookAtProject(ofCode, project, all)];
  const { left, idle } = judgeExcuses({ rules: [...ofSources, ...ofExcuses], known: ruleNames }, project, { sources: added }, found);
  return [...left, ...idle];
}
