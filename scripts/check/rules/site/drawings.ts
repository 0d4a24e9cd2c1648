/** A drawing is a whole picture, without words or code: one file serves every language. */

import { readXml } from '../../inputs/xml.ts';
import type { Located, SiteRule } from '../../rule.ts';

const folder = '/assets/drawings/';
/** What a picture does without: code, pages within it, and what it would have to fetch. */
const refused = /^(?:script|foreignObject|iframe|image|a|style|set|animate\w*)$/;

export const drawings: SiteRule = {
  name: 'drawings',
  looksAt: 'site',
  explain: `A drawing that is no whole SVG, has no viewBox, holds code, a handler or the address of something elsewhere, or words: each is one file for all
languages, and words within it would be read in the wrong one. Words stand beside it, from the messages.

  <text>Zone primaire</text>   found:   the words “Zone primaire”
                               way out: a label of the page, over the drawing`,
  check(site) {
    return [...site.files.keys()]
      .filter((path) => path.startsWith(folder) && path.endsWith('.svg'))
      .flatMap((path): Located[] => {
        const { elements, faults } = readXml(site.read(path).toString());
        const found = [
          ...faults,
          ...(elements[0]?.name === 'svg' && elements[0].attributes['viewBox'] !== undefined ? [] : ['no <svg> with a viewBox']),
          ...elements.flatMap(({ name, attributes, text }) => [
            ...(refused.test(name) ? [`<${name}>`] : []),
            ...(/\p{L}{2}/u.test(text) && !refused.test(name) && name !== 'desc' ? [`the words “${text.slice(0, 60)}”`] : []),
            ...Object.entries(attributes).flatMap(([key, value]) =>
              /^on/i.test(key) ||
              /(?:^(?!#)|url\((?!#))\s*(?:https?:|\/\/|data:|javascript:)/i.test(/href|style|fill|src/.test(key) ? value : '')
                ? [`${key}="${value.slice(0, 60)}"`]
                : [],
            ),
          ]),
        ];
        return [...new Set(found)].map((each) => ({
          where: site.folder + path,
          found: each,
          expected: 'shapes alone, in whole SVG',
          wayOut: 'correct the drawing in renderer/drawings; words are labels of the page',
        }));
      });
  },
};
