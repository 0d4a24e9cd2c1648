/**
 * Who may import whom. Biome's rules do not say as much (2.6): `noImportCycles` and `noRestrictedImports` pass over the type
 * `import('…')`, no pattern says "another page" without naming every page, folders in a circle have no rule, and what is
 * generated is not linted. dependency-cruiser could, and does not run on Node 20.
 */
import { nodeInBrowserProblems } from '../../imports/browser.ts';
import { circleProblems } from '../../imports/circles.ts';
import { layerProblems } from '../../imports/layers.ts';
import { readImports } from '../../imports/read-imports.ts';
import type { CodeRule } from '../../rule.ts';

export const imports: CodeRule = {
  name: 'imports',
  looksAt: 'code',
  explain: `An import against the direction in which the project is built, of one page by another, or in a circle; and of a module of Node’s by what an
island imports. What a layer may import is the table of the README: a schema that knew its renderer could be read only with it.

  schema/site.ts: import … from '#renderer/page.tsx'   found:   an import of #renderer/page.tsx
                                                       way out: move what both need, often a type, to schema/`,
  check({ sources }) {
    const found = readImports(sources);
    return [...layerProblems(found), ...circleProblems(found), ...nodeInBrowserProblems(sources)];
  },
};
