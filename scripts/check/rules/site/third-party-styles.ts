/** Style sheets and drawings ask no other server for anything either. */

import { placesIn } from '../../../lib/lines.ts';
import type { Located, SiteRule } from '../../rule.ts';
import { identityOf } from '../../site/identity.ts';

/** What fetches, in CSS and in SVG: not the namespaces, which are names. */
const fetching = /(?:url\(\s*["']?|@import\s+["']|(?:xlink:)?href=["']|<!ENTITY[^>]+")((?:[a-z]+:)?\/\/[^"')\s]+)/gi;

export const thirdPartyStyles: SiteRule = {
  name: 'third-party-styles',
  looksAt: 'site',
  explain: `A style sheet or a drawing of the built site that names a font, an image or another style sheet on another server. It tells
that server who reads which page, and the content policy of this site stops it.

  @import "https://fonts.example/css"   found:   https://fonts.example/css
                                        way out: install the font from npm, and let scripts/fonts.ts subset it`,
  check(site, project) {
    const { origin } = identityOf(project);
    return [...site.files.keys()]
      .filter((path) => /\.(?:css|svg)$/.test(path))
      .flatMap((path): Located[] => {
        const text = site.read(path).toString();
        const placeOf = placesIn(text);
        return [...text.matchAll(fetching)]
          .filter(([, target = '']) => !target.startsWith(`${origin}/`))
          .map(({ index, 1: target = '' }) => ({
            where: site.folder + path,
            ...placeOf(index),
            found: target,
            expected: 'what this site serves itself',
            wayOut: 'serve it from renderer/public or from a package',
          }));
      });
  },
};
