/** Every way in which one text of a message file can be missing, as one JSON file and one line of proof each. */
import { isObject, type Json, type JsonObject } from '../../../scripts/model/messages/texts.ts';

type Path = readonly string[];

export interface Mutant {
  /** The key that was spoilt: `hero.title`; undefined for the file as it is. */
  readonly key: string | undefined;
  readonly how: 'as it is' | 'removed' | 'null' | 'one too many';
  /** The branches of the file that the proof is about: the spoilt one, or all. */
  readonly messages: JsonObject;
}

/**
 * A message file as it is, with each text removed, with each text null, and with each list one item longer. Only keys
 * and kinds of values matter to the compiler, branch by branch: for speed, texts are shortened, and a spoilt branch stands alone.
 */
export function mutantsOf(file: JsonObject): Mutant[] {
  const messages = JSON.parse(JSON.stringify(file, (_, value: unknown) => (typeof value === 'string' ? 'x' : value))) as JsonObject;
  const spoil = (path: Path, how: Mutant['how'], change: (branch: Record<string, Json>, key: string) => void): Mutant => {
    const [top = ''] = path;
    const copy: JsonObject = structuredClone({ [top]: messages[top] ?? null });
    const branch = path.slice(0, -1).reduce<Json>((value, step) => (value as JsonObject)[step] as Json, copy);
    change(branch as Record<string, Json>, path.at(-1) as string);
    return { key: path.join('.'), how, messages: copy };
  };
  return [
    { key: undefined, how: 'as it is', messages },
    ...leavesOf(messages).flatMap((path) => [
      spoil(path, 'removed', (branch, key) => delete branch[key]),
      spoil(path, 'null', (branch, key) => {
        branch[key] = null;
      }),
    ]),
    ...listsOf(messages).map(([path, count]) =>
      spoil([...path, String(count + 1)], 'one too many', (branch, key) => {
        branch[key] = branch['1'] as Json;
      }),
    ),
  ];
}

/** Paths of every text. */
function leavesOf(value: Json, path: Path = []): Path[] {
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) => (key === '$schema' ? [] : leavesOf(child, [...path, key])));
}

/** Paths of every list, which is an object keyed from 1, with its count. */
function listsOf(value: Json, path: Path = []): [Path, number][] {
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => listsOf(child, [...path, key]));
  return '1' in value ? [[path, Object.keys(value).length], ...inner] : inner;
}
