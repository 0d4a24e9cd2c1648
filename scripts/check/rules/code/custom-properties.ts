/** Every custom property that a style reads is declared. */
import { placesIn } from '../../../lib/lines.ts';
import type { CodeRule, Located } from '../../rule.ts';

export const customProperties: CodeRule = {
  name: 'custom-properties',
  looksAt: 'code',
  explain: `A custom property that a style reads and nothing declares: browsers drop the whole declaration in silence.

  color: var(--color-acent)   found:   var(--color-acent), which nothing declares
                              way out: correct the name; colours are declared in renderer/styles/tokens.css`,
  check({ sources }) {
    const files = sources.filter(({ file }) => /^(?:renderer|pages|generated)\/.*\.(?:css|tsx?)$/.test(file));
    const declared = new Set(files.flatMap(({ text }) => text.match(/--[a-z][\w-]*(?=\*?['"]?\]?\s*:)/g) ?? []));
    // `var(--name, black)` has a fallback.
    return files.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[a-z][\w-]*)\s*\)/g)]
        .filter(([, name = '']) => !declared.has(name))
        .map(
          ({ index, 0: found }): Located => ({
            where: file,
            ...placesIn(text)(index),
            found: `${found}, which nothing declares`,
            expected: 'a custom property that a style sheet declares',
            wayOut: 'correct the name, or declare it in renderer/styles/tokens.css',
          }),
        ),
    );
  },
};
