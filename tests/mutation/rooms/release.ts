/** Faults of a release: the environment that it is built in, and what is deployed beside the site. */
import { withGenerated } from '../../../scripts/check/project.ts';
import { rules } from '../../../scripts/check/registry.ts';
import { lookAtProject } from '../../../scripts/check/run.ts';
import type { Problem } from '../../../scripts/lib/problem.ts';
import type { Fault } from '../fault.ts';
import type { Ground } from '../ground.ts';

/** The variables of the environment, as a file of JSON among the edits of a fault. */
export const environmentFile = 'environment.json';

const ofRelease = rules.filter(({ looksAt }) => looksAt === 'release');

export function lookAtRelease({ project }: Ground, { edits }: Fault): readonly Problem[] {
  const contents = Object.fromEntries(edits.map(({ file, content }) => [file, content?.toString() ?? '']));
  const { [environmentFile]: variables = '{}', ...files } = contents;
  const environment = JSON.parse(variables) as Record<string, string>;
  return lookAtProject(ofRelease, withGenerated({ ...project, environment }, { ...project.generated, ...files }), { sources: [] });
}
