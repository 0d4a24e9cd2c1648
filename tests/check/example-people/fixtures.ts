import { z } from 'zod';
import { collection } from '../../../schema/language/collection.ts';
import { contentType, text } from '../../../schema/language/define.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const person = contentType({ name: 'Person', text: { role: text() }, facts: { isExample: z.boolean().optional() } });
const { profile } = collection(
  { profile: person },
  {
    anna: { profile: { isExample: true } },
    ben: { profile: { isExample: false } },
    carl: { profile: {} },
    dora: { profile: { isExample: true } },
  },
).views;
const { profile: real } = collection({ profile: person }, { ben: { profile: {} } }).views;

/** A project with two pages that show the people. */
const shown =
  (people: z.ZodObject): GivenProject =>
  (own) => ({
    ...own,
    model: {
      ...own.model,
      bundles: ['team', 'byline'].map((id) => ({ id, typeName: id, locales: ['fr'], content: z.object({ people }) })),
    },
  });
const finding = (id: string) => ({ found: `the invented person "${id}"`, where: 'schema/content/people.ts' });

export default {
  good: [shown(real)],
  bad: [[shown(profile), finding('anna'), finding('dora')]],
} satisfies Fixtures<GivenProject>;
