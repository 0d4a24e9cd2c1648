/** Faults in message files: the project as it would be read with them, looked at by the rules on texts and on the schema. */

import { withGenerated } from '../../../scripts/check/project.ts';
import { rules } from '../../../scripts/check/registry.ts';
import { lookAtProject, lookAtText } from '../../../scripts/check/run.ts';
import { type Problem, ProblemsError } from '../../../scripts/lib/problem.ts';
import type { Fault } from '../fault.ts';
import type { Ground } from '../ground.ts';

const ofTexts = rules.filter((rule) => rule.looksAt === 'text');
const ofSchema = rules.filter((rule) => rule.looksAt === 'schema');

export function lookAtMessages(ground: Ground, { edits }: Fault): readonly Problem[] {
  const generated = { ...ground.project.generated };
  for (const { file, content } of edits) {
    if (content === undefined) delete generated[file];
    // As it is read from the disk: what is no UTF-8 is lost there.
    else generated[file] = Buffer.from(content).toString('utf8');
  }
  try {
    const project = withGenerated(ground.project, generated);
    const before = ground.project.texts;
    const isTouched = (index: number) => {
      const [text, other] = [project.texts[index], before[index]];
      return text?.text !== other?.text || JSON.stringify(text?.others) !== JSON.stringify(other?.others);
    };
    const touched = project.texts.filter((_, index) => isTouched(index));
    // A record of sources is about texts that are as they were.
    const looked = edits.some(({ file }) => file.endsWith('_sources.json')) ? project.texts : touched;
    const inTexts = looked.flatMap((text) => ofTexts.flatMap((rule) => lookAtText(rule, text, project)));
    return [...inTexts, ...lookAtProject(ofSchema, project, { sources: [] })];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems.map((problem) => ({ ...problem, rule: 'codegen' }));
    throw error;
  }
}
