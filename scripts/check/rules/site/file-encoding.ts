/** Every text file of the built site is UTF-8, and says what was typed. */
import { isUtf8 } from 'node:buffer';
import { placesIn } from '../../../lib/lines.ts';
import type { Located, SiteRule } from '../../rule.ts';

/** UTF-8 read as Latin-1 and written as UTF-8 again: “Ã©” for “é”, “â€™” for “’”; and what stands for bytes that were none. */
const garbled = /\u00c3[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2018-\u2122]|\u00e2\u20ac.|\u00c2[\u00a0-\u00bf]|\ufffd/;

const texts = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest)$|\/_(?:headers|redirects)$/;

export const fileEncoding: SiteRule = {
  name: 'file-encoding',
  looksAt: 'site',
  explain: `A file of the built site that is not UTF-8, which the whole site says it is; or one in which letters were read in one encoding
and written in another, so that “é” became “Ã©”; or the sign that stands for bytes nobody could read, U+FFFD.

  Ã‰tude de cas   found:   “Ã‰tude de cas”
                  way out: save the file that it comes from as UTF-8, and correct the text`,
  check(site) {
    return [...site.files.keys()]
      .filter((path) => texts.test(path))
      .flatMap((path): Located[] => {
        const where = site.folder + path;
        const bytes = site.read(path);
        const wayOut = 'save the file that it comes from as UTF-8, and correct the text';
        if (!isUtf8(bytes)) return [{ where, found: 'bytes that are no UTF-8', expected: 'UTF-8', wayOut }];
        // A library may hold these signs on purpose; a script of ours shows none of its own.
        const text = /\.m?js$/.test(path) ? '' : bytes.toString();
        const match = garbled.exec(text);
        if (!match) return [];
        return [
          {
            where,
            ...placesIn(text)(match.index),
            found: `“${text.slice(match.index, match.index + 20).split('\n')[0]}”`,
            expected: 'letters as they were typed',
            wayOut,
          },
        ];
      });
  },
};
