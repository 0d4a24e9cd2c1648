import { readXml } from '../../inputs/xml.ts';
import type { Located, SiteRule } from '../../rule.ts';

/** Matches drawings, and pictures in SVG. */
const svg = /^\/assets\/(drawings|pictures)\/.*\.svg$/;
/** Matches elements for code, embedded pages and external resources. */
const refused = /^(?:script|foreignObject|iframe|image|a|style|set|animate\w*)$/;

export const drawings: SiteRule = {
  name: 'drawings',
  looksAt: 'site',
  explain: `A drawing or a picture that is invalid SVG, lacks a viewBox, or contains words, code, event handlers or external addresses. One file
serves all languages, so words in it would be in the wrong one.

  <text>Zone primaire</text>
    found:    the words “Zone primaire”
    expected: valid SVG of shapes only
    way out:  Correct the source in renderer/drawings. Write words as labels of the page.`,
  check(site) {
    return [...site.files.keys()]
      .filter((path) => svg.test(path))
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
          expected: 'valid SVG of shapes only',
          wayOut: `Correct the source in renderer/${svg.exec(path)?.[1]}. Write words as labels of the page.`,
        }));
      });
  },
};
