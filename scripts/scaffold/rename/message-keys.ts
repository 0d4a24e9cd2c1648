/** The keys that there are, as the message files of the default locale have them: codegen has put every one there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from '../../codegen/messages/json.ts';
import { parseJson } from '../../codegen/messages/parse.ts';
import { messageFile, messagesFolder } from '../../codegen/messages/paths.ts';
import { filesBelow } from '../../lib/paths.ts';
import { localesOf } from '../page-tree.ts';
import type { Sources } from '../sources.ts';

/** A key and the page or bundle it is in; branches too. */
export interface Key {
  readonly bundle: string;
  readonly path: readonly string[];
}

export const wholeKey = ({ bundle, path }: Key): string => [bundle, ...path].join('.');

/** Every key of every message file. Throws a {@link ProblemsError} for a file that is no JSON. */
export function keysIn(sources: Sources): Key[] {
  const [locale = ''] = localesOf(sources);
  return filesBelow(join(sources.root, messagesFolder, locale))
    .filter((name) => name.endsWith('.json') && !name.startsWith('_'))
    .flatMap((name) => {
      const bundle = name.slice(0, -'.json'.length);
      const file = messageFile(locale, bundle);
      const messages = parseJson(file, readFileSync(join(sources.root, file), 'utf8'));
      return pathsIn(messages, []).map((path) => ({ bundle, path }));
    });
}

function pathsIn(value: Json, path: readonly string[]): (readonly string[])[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const own = [...path, name];
    return name === '$schema' && path.length === 0 ? [] : [own, ...pathsIn(child, own)];
  });
}
