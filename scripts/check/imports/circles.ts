/** No circles: what imports another is not imported by it, directly or through others; not for a type either. */
import type { Located } from '../rule.ts';
import type { Import } from './read-imports.ts';

/** Who imports whom, by name, and an import of each that says so. */
type Graph = Map<string, Map<string, Import>>;

/**
 * Circles of files, and of folders side by side, such as `ui/` and `layout/` in one folder: a problem for each import that
 * closes one. The topmost folders have their order in the table of layers.
 */
export function circleProblems(imports: readonly Import[]): Located[] {
  const files: Graph = new Map();
  const folders: Graph = new Map();
  for (const each of imports) {
    if (each.target === undefined || each.target === each.file) continue;
    join(files, each.file, each.target, each);
    const [from, to] = foldersApart(each.file, each.target);
    if (from !== undefined && to !== undefined) join(folders, from, to, each);
  }
  return [...circlesOf(files), ...circlesOf(folders)];
}

function join(graph: Graph, from: string, to: string, by: Import): void {
  const named = graph.get(from) ?? new Map<string, Import>();
  graph.set(from, named);
  if (!named.has(to)) named.set(to, by);
}

/** The folders in which two paths part: `renderer/ui/` and `renderer/layout/`; undefined for one that is a file there, or a topmost folder. */
function foldersApart(file: string, other: string): readonly (string | undefined)[] {
  const [names, others] = [file.split('/'), other.split('/')];
  const depth = names.findIndex((name, index) => name !== others[index]) + 1;
  return [names, others].map((path) => (depth > 1 && path.length > depth ? `${path.slice(0, depth).join('/')}/` : undefined));
}

function circlesOf(graph: Graph): Located[] {
  const problems: Located[] = [];
  const seen = new Set<string>();
  const visit = (name: string, trail: readonly string[]) => {
    seen.add(name);
    for (const [next, by] of graph.get(name) ?? []) {
      const start = trail.indexOf(next);
      if (start >= 0) problems.push(problemOf(graph, [...trail.slice(start), next], by));
      else if (!seen.has(next)) visit(next, [...trail, next]);
    }
  };
  for (const name of graph.keys()) if (!seen.has(name)) visit(name, [name]);
  return problems;
}

function problemOf(graph: Graph, circle: readonly string[], closing: Import): Located {
  const others = circle.slice(0, -2).map((name, index) => graph.get(name)?.get(circle[index + 1] ?? ''));
  return {
    where: closing.file,
    line: closing.line,
    column: closing.column,
    found: `a circle, ${circle.join(' > ')}, with ${others.map((by) => `${by?.file}:${by?.line}`).join(' and ')}`,
    expected: 'files and folders that import one another in one direction',
    wayOut: 'move what both need, often a type, to a place that imports neither',
  };
}
