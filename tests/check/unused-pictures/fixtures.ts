import { withSchema } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const size = { width: 800, height: 1000 };

export default {
  good: [(own) => own],
  bad: [
    [
      withSchema(({ pictures }) => ({ pictures: { ...pictures, 'fixture-shop.jpg': size } })),
      { found: 'an unused picture', where: 'renderer/pictures/fixture-shop.jpg' },
    ],
    // A format that picture() refuses.
    [withSchema(({ pictures }) => ({ pictures: { ...pictures, 'fixture-shop.heic': undefined } })), { found: 'an unused picture' }],
  ],
} satisfies Fixtures<GivenProject>;
