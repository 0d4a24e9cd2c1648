import { z } from 'zod';
import { fact } from '../../../schema/language/define.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const facts =
  (value: string): GivenProject =>
  (own) => ({
    ...own,
    model: {
      ...own.model,
      bundles: [{ id: 'posts', typeName: 'Posts', locales: ['fr'], content: z.object({ url: fact(z.string(), value) }) }],
    },
  });
const fictional = 'https://www.linkedin.com/posts/trame-retail-example_site-visit';
const nowhere = 'https://posts.trame.example/site-visit';

export default {
  good: ['https://www.linkedin.com/posts/comptoir_example-of-a-lease', 'https://comptoir.fr/example', 'trame-retail-example'].map(facts),
  bad: [
    [facts(fictional), { found: fictional, where: 'the content of "posts"', wayOut: 'Write the real address, or remove the entry.' }],
    [facts(nowhere), { found: nowhere }],
    [(own) => own, ...Array.from({ length: 6 }, () => ({ found: 'https://www.linkedin.com/posts/trame-retail-example_' }))],
  ],
} satisfies Fixtures<GivenProject>;
