/** Mutants of message files: each lacks one text, or has one list item too many. */
import { isObject, type Json, type JsonObject } from '../../../scripts/model/messages/texts.ts';

type Path = readonly string[];

export interface Mutant {
  /** The mutated key: `hero.title`; undefined for the original file. */
  readonly key: string | undefined;
  readonly how: 'original' | 'removed' | 'null' | 'one too many';
  /** The mutated branch of the file, or all branches of the original. */
  readonly messages: JsonObject;
}

/**
 * Returns the original, a mutant with each text removed, one with each text null, and one with each list an item longer. For speed,
 * texts are shortened and a mutant holds its branch only: the compiler checks keys and types of values, branch by branch.
 */
export function mutantsOf(file: JsonObject): Mutant[] {
  const messages = JSON.parse(JSON.stringify(file, (_, value: unknown) => (typeof value === 'string' ? 'x' : value))) as JsonObject;
  const mutate = (path: Path, how: Mutant['how'], change: (branch: Record<string, Json>, key: string) => void): Mutant => {
    const [top = ''] = path;
    const copy: JsonObject = structuredClone({ [top]: messages[top] ?? null });
    const branch = path.slice(0, -1).reduce<Json>((value, step) => (value as JsonObject)[step] as Json, copy);
    change(branch as Record<string, Json>, path.at(-1) as string);
    return { key: path.join('.'), how, messages: copy };
  };
  return [
    { key: undefined, how: 'original', messages },
    ...leavesOf(messages).flatMap((path) => [
      mutate(path, 'removed', (branch, key) => delete branch[key]),
      mutate(path, 'null', (branch, key) => {
        branch[key] = null;
      }),
    ]),
    ...listsOf(messages).map(([path, count]) =>
      mutate([...path, String(count + 1)], 'one too many', (branch, key) => {
        branch[key] = branch['1'] as Json;
      }),
    ),
  ];
}

/** Returns the paths of all texts. */
function leavesOf(value: Json, path: Path = []): Path[] {
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) => (key === '$schema' ? [] : leavesOf(child, [...path, key])));
}

/** Returns the paths and lengths of all lists, which are objects with keys from 1. */
function listsOf(value: Json, path: Path = []): [Path, number][] {
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => listsOf(child, [...path, key]));
  return '1' in value ? [[path, Object.keys(value).length], ...inner] : inner;
}
