import { decode } from 'fast-png';
import { socialImageFile, socialSource, sourceKeyword } from '../../../lib/social-image.ts';
import type { SiteRule } from '../../rule.ts';

export const socialImage: SiteRule = {
  name: 'social-image',
  looksAt: 'site',
  explain: `A picture of shared links that was made of other colours or of an older drawing. Only Chromium draws it, so a build does not; the PNG holds a
hash of its sources.

  --color-accent: #0a6e5c
    found:    a picture made of other sources
    expected: a picture of the current drawing, in the colours of renderer/styles/tokens.css
    way out:  Run npx tsx scripts/social-image.ts.`,
  check(site) {
    if (!site.files.has(socialImageFile) || madeOf(site.read(socialImageFile)) === socialSource().hash) return [];
    return [
      {
        where: site.folder + socialImageFile,
        found: 'a picture made of other sources',
        expected: 'a picture of the current drawing, in the colours of renderer/styles/tokens.css',
        wayOut: 'Run npx tsx scripts/social-image.ts.',
      },
    ];
  },
};

/** Returns the hash in a PNG; undefined for another file, which the rule `images` reports. */
function madeOf(file: Uint8Array): string | undefined {
  try {
    return decode(file).text[sourceKeyword];
  } catch {
    return undefined;
  }
}
