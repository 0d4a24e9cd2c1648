/**
 * Who may import whom. Biome's rules do not say as much (2.6): `noImportCycles` and `noRestrictedImports` pass over the type
 * `import('…')`, no pattern says "another page" without naming every page, folders in a circle have no rule, and what is
 * generated is not linted. dependency-cruiser could, and does not run on Node 20.
 */
import type { Problem } from '../../lib/problem.ts';
import { circleProblems } from '../imports/circles.ts';
import { layerProblems, mayImport } from '../imports/layers.ts';
import { readImports } from '../imports/read-imports.ts';
import { sourcesIn } from '../sources.ts';

export function importsRule(root = '.'): Problem[] {
  const imports = readImports(root, sourcesIn(root, Object.keys(mayImport), ['.ts', '.tsx', '.mts', '.mjs']));
  return [...layerProblems(imports), ...circleProblems(imports)];
}
