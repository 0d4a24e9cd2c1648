/** The colours of the site are those of its tokens. */
import { linesOf, placesIn } from '../../../lib/lines.ts';
import type { CodeRule, Located } from '../../rule.ts';

const tokens = 'renderer/styles/tokens.css';

/** A colour as CSS and SVG write it: `#c23018`, `rgb(…)`, `oklch(…)`; Tailwind’s `[#c23018]` too. */
const colour = /(?<=[\s"'`[:(,])(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|(?:rgb|hsl|hwb|ok(?:lch|lab)|lch|lab)a?\([^)]*\))/gi;

export const colours: CodeRule = {
  name: 'colours',
  looksAt: 'code',
  explain: `A colour in a component or a style sheet that is none of ${tokens}. It stays behind when the look changes, has been held
to no contrast, and does not give way where visitors have colours of their own.

  color: #777777;   found:   #777777, a colour of its own
                    way out: var(--color-ink-soft), or text-ink-soft`,
  check({ sources }) {
    const own = new Set(
      sources
        .find(({ file }) => file === tokens)
        ?.text.match(colour)
        ?.map((each) => each.toLowerCase()),
    );
    return sources
      .filter(({ file }) => /^(?:pages|renderer)\/.*\.(?:tsx?|css)$/.test(file) && file !== tokens)
      .flatMap(({ file, text }): Located[] => {
        const placeOf = placesIn(text);
        const lines = linesOf(text);
        return [...text.matchAll(colour)].flatMap(({ 0: found, index }): Located[] => {
          const place = placeOf(index);
          // `'#generated/…'` is a path, `#issue` in a comment is none either: only what a colour can be is met, and not in imports.
          if (own.has(found.toLowerCase()) || /^(?:import|export) .* from |^\s*(?:\/\/|\*|\/\*)/.test(lines[place.line - 1] ?? ''))
            return [];
          return [
            {
              where: file,
              ...place,
              found: `${found}, a colour of its own`,
              expected: `one of ${tokens}`,
              wayOut: 'write var(--color-…), or a class such as text-ink-soft; a new colour begins in the tokens',
            },
          ];
        });
      });
  },
};
