import { z } from 'zod';
import type { Fixtures, GivenCode } from '../fixtures.ts';

const file = 'renderer/islands/scoring/sharing/serialize.ts';
const version = (number: number): GivenCode => ({ [file]: `export const version = ${number};` });

export default {
  // The first criteria of the project changed places.
  project: (own) => ({
    ...own,
    model: {
      ...own.model,
      bundles: own.model.bundles.map((bundle) => {
        if (bundle.id !== 'criteria') return bundle;
        const [first = '', second = '', ...others] = Object.keys(bundle.content.shape);
        const shape = Object.fromEntries([second, first, ...others].map((id) => [id, bundle.content.shape[id]]));
        return { ...bundle, content: z.object(shape as z.ZodRawShape) };
      }),
    },
  }),
  good: [{}],
  bad: [
    [
      version(1),
      {
        found: 'the criteria footfall customers',
        where: file,
        wayOut: `Increase version in ${file}, and add its criteria to linkCriteria in schema/content/scoring-bounds.ts.`,
      },
    ],
    [
      version(2),
      { found: 'the criteria', expected: 'the criteria of version 2, listed in linkCriteria of schema/content/scoring-bounds.ts' },
    ],
  ],
} satisfies Fixtures<GivenCode>;
