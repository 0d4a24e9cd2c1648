import { linkCriteria } from '../../../../schema/content/scoring-bounds.ts';
import type { CodeRule } from '../../rule.ts';

const file = 'renderer/islands/scoring/sharing/serialize.ts';

export const sharedLinks: CodeRule = {
  name: 'shared-links',
  looksAt: 'code',
  explain: `Criteria in another order than in the current version of shared links. Links and saved comparisons refer to criteria by position, so the
tool would show old scores beside other criteria.

  criteria: { footfall, customers, … } and version = 1
    found:    the criteria footfall customers …
    expected: the criteria of version 1, customers footfall …
    way out:  Increase version in renderer/islands/scoring/sharing/serialize.ts, and add its criteria to linkCriteria.`,
  check({ sources }, { model }) {
    const serializer = sources.find((source) => source.file === file);
    const content = model.bundles.find(({ id }) => id === 'criteria')?.content;
    if (!serializer || !content) return [];
    const [, version = ''] = /export const version = (\d+);/.exec(serializer.text) ?? [];
    const [order, wanted] = [Object.keys(content.shape).join(' '), linkCriteria[Number(version)]];
    if (order === wanted) return [];
    return [
      {
        where: file,
        found: `the criteria ${order}`,
        expected: `the criteria of version ${version}, ${wanted ?? 'listed in linkCriteria of schema/content/scoring-bounds.ts'}`,
        wayOut: `Increase version in ${file}, and add its criteria to linkCriteria in schema/content/scoring-bounds.ts.`,
      },
    ];
  },
};
