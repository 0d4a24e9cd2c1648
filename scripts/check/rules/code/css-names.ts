/** What style sheets name is there: the properties that they read are declared, the classes that they style are worn. */
import { placesIn } from '../../../lib/lines.ts';
import type { CodeRule, Located } from '../../rule.ts';
import type { Source } from '../../sources.ts';

export const cssNames: CodeRule = {
  name: 'css-names',
  looksAt: 'code',
  explain: `A custom property that a style reads and none declares, with which its whole declaration is dropped in silence; and a class of a
style sheet that no component names, whose rules everybody reads and no visitor sees.

  color: var(--color-acent)   found:   var(--color-acent), which nothing declares
                              way out: correct the name; colours are declared in renderer/styles/tokens.css`,
  check({ sources }) {
    // The style sheet of drawings offers its classes to whoever draws: no page has them.
    const styles = sources.filter(({ file }) => /^(?:renderer\/(?!drawings\/)|pages\/|generated\/).*\.css$/.test(file));
    const components = sources.filter(({ file }) => /^(?:renderer|pages)\/.*\.tsx?$/.test(file));
    return [...undeclared(styles, components), ...unworn(styles, components)];
  },
};

/** `var(--name)`, in a style sheet or in a class of Tailwind’s. What has something to fall back on may be missing. */
function undeclared(styles: readonly Source[], components: readonly Source[]): Located[] {
  const declared = new Set([...styles, ...components].flatMap(({ text }) => text.match(/--[a-z][\w-]*(?=\*?['"]?\]?\s*:)/g) ?? []));
  return [...styles, ...components].flatMap(({ file, text }) =>
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
}

function unworn(styles: readonly Source[], components: readonly Source[]): Located[] {
  const named = new Set(components.flatMap(({ text }) => text.match(/[a-zA-Z][\w-]*/g) ?? []));
  return styles.flatMap(({ file, text }) => {
    const told = new Set<string>();
    return [...selectorsIn(text).matchAll(/\.([a-zA-Z][\w-]*)/g)].flatMap(({ index, 1: name = '' }): Located[] => {
      if (named.has(name) || told.has(name)) return [];
      told.add(name);
      return [
        {
          where: file,
          ...placesIn(text)(index),
          found: `the class ${name}, which no component names`,
          expected: 'a class that an element wears',
          wayOut: 'correct the name, or take its rules out',
        },
      ];
    });
  });
}

/** A style sheet in which all but selectors is blank: comments, declarations, texts and the conditions of at-rules. */
function selectorsIn(text: string): string {
  const blank = (found: string) => ' '.repeat(found.length);
  return text
    .replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, blank)
    .replace(/@[\w-]+[^{;]*/g, blank)
    .replace(/(?<=[{;}]\s*)[\w-]+\s*:[^;{}]*(?=[;}])/g, blank);
}
