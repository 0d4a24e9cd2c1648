import { placesIn } from '../../../lib/lines.ts';
import type { CodeRule, Located } from '../../rule.ts';

export const customProperties: CodeRule = {
  name: 'custom-properties',
  looksAt: 'code',
  explain: `A custom property that a style reads and no style sheet declares. Browsers drop the whole declaration without an error.

  color: var(--color-acent)
    found:    var(--color-acent), undeclared
    expected: a declared custom property
    way out:  Correct the name, or declare it in renderer/styles/tokens.css.`,
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
            found: `${found}, undeclared`,
            expected: 'a declared custom property',
            wayOut: 'Correct the name, or declare it in renderer/styles/tokens.css.',
          }),
        ),
    );
  },
};
