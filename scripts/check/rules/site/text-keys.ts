import { linesOf } from '../../../lib/lines.ts';
import type { Located, SiteRule } from '../../rule.ts';

/** Files that browsers and readers of feeds show as text. */
const isText = (path: string) => /\.(?:html|json|js|css|svg|xml|csv|txt)$/.test(path);

/** Matches a character of the Unicode block Tags, as such or percent-encoded. */
const tagCharacter = /[\u{e0000}-\u{e007f}]|%F3%A0%8[01]/iu;

export const textKeys: SiteRule = {
  name: 'text-keys',
  looksAt: 'site',
  explain: `An invisible key of a text in a built file. The desk (npm run translate -- desk) marks each text with its key for its own pages; visitors would
load thousands of characters without use, and searches in the page would miss words.

  <h1>Nos métiers<U+E0001>…
    found:    a mark of the desk, U+E0001
    expected: texts without marks
    way out:  Have renderer/content/load.ts add marks in the mode "desk" alone, and build again.`,
  check(site) {
    return [...site.files.keys()].filter(isText).flatMap((path): Located[] => {
      const text = site.read(path).toString();
      const { index, 0: found } = tagCharacter.exec(text) ?? {};
      if (index === undefined || found === undefined) return [];
      const before = linesOf(text.slice(0, index));
      const code = found.startsWith('%') ? found : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
      return [
        {
          where: site.folder + path,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          found: `a mark of the desk, ${code}`,
          expected: 'texts without marks',
          wayOut: 'Have renderer/content/load.ts add marks in the mode "desk" alone, and build again.',
        },
      ];
    });
  },
};
