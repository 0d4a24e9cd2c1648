import { socialImageFile } from '../../../scripts/lib/social-image.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

export default {
  good: [{ pages: {} }],
  // A file without the hash of its sources.
  bad: [
    [
      { pages: {}, files: { [socialImageFile]: 'GIF89a' } },
      { found: 'a picture made of other sources', where: `dist/client${socialImageFile}`, wayOut: 'Run npx tsx scripts/social-image.ts.' },
    ],
  ],
} satisfies Fixtures<GivenSite>;
