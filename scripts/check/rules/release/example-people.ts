import { factsIn } from '../../inputs/schema-facts.ts';
import type { ReleaseRule } from '../../rule.ts';

export const examplePeople: ReleaseRule = {
  name: 'example-people',
  looksAt: 'release',
  explain: `An invented person of schema/content/people.ts in a release. Guides and articles would be signed by somebody who does not exist.

  camille: { profile: { name: 'Camille Martin', languages: ['fr'], isExample: true } }
    found:    the invented person "camille"
    expected: a person of the firm
    way out:  Write the facts and texts of a person who agrees to them and remove isExample, or remove the person.`,
  check({ model }) {
    // Several pages show a person.
    const ids = new Set(factsIn(model).flatMap(({ entry, name, value }) => (name === 'isExample' && value === true ? [entry] : [])));
    return [...ids].map((id) => ({
      where: 'schema/content/people.ts',
      fact: { entry: id, words: [] },
      found: `the invented person "${id}"`,
      expected: 'a person of the firm',
      wayOut: 'Write the facts and texts of a person who agrees to them and remove isExample, or remove the person.',
    }));
  },
};
