/** Every text of the content is read by a component: a text that none reads is written and translated for nobody. */

import { ts } from 'ts-morph';
import type { z } from 'zod';
import { metaOf } from '../../../../schema/define.ts';
import { messageChildren, textMeta } from '../../../../schema/nodes.ts';
import { messageFile } from '../../../codegen/messages/paths.ts';
import { memoizePerObject } from '../../../lib/memoize.ts';
import { nodesOf, syntaxOf } from '../../code/syntax.ts';
import type { CodeRule, Located } from '../../rule.ts';
import type { Source } from '../../sources.ts';

export const unreadContent: CodeRule = {
  name: 'unread-content',
  looksAt: 'code',
  explain: `A key of the content that no component reads: its texts are written and translated, and nobody ever sees them. Looked for are
its names, one by one, in the folder of its page and in renderer/; for what several pages share, in all pages, and in the contact function.

  hero: z.object({ title: text(), badge: text() })   found:   the key hero.badge, which no component reads
                                                     way out: show content.hero.badge, or take it out of the schema`,
  check({ sources }, { model }) {
    const readers = readersOf(sources);
    return model.bundles.flatMap(({ id, content }) => {
      const page = model.pages.find((candidate) => candidate.id === id);
      const folder = page ? `pages/${page.kind ?? page.id}/` : 'pages/';
      const isReader = (file: string) => file.startsWith('renderer/') || file.startsWith(folder) || (!page && file.startsWith('supabase/'));
      const isRead = (name: string) => (readers.get(name) ?? []).some(isReader);
      return unread(content, [], isRead).map(
        (key): Located => ({
          where: messageFile(model.defaultLocale, id),
          key,
          ...(page && { page: id }),
          found: `the key ${key.join('.')}, which no component reads`,
          expected: 'a component that shows it',
          wayOut: 'show it, or take it out of the schema',
        }),
      );
    });
  },
};

/**
 * The highest keys whose name is read nowhere. Items of a list, entries, and what code gets by a name that it works out are gone
 * through rather than named; so are the views of each entry of a collection.
 */
function unread(node: z.ZodType, path: readonly string[], isRead: (name: string) => boolean, isGoneThrough = false): (readonly string[])[] {
  if (textMeta(node)) return [];
  const kind = metaOf(node)?.kind;
  const holdsViews = kind === 'collection';
  const isEach = isGoneThrough || holdsViews || kind === 'list' || kind === 'entries' || kind === 'view';
  return messageChildren(node).flatMap(([name, child]) => {
    const key = [...path, name];
    return isEach || isRead(name) ? unread(child, key, isRead, holdsViews || isRead(`${name}${each}`)) : [key];
  });
}

/** Follows the name of what is gone through. */
const each = '[]';

/** By name: the files that read it. */
function readersOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>();
  for (const source of sources) {
    for (const name of namesReadIn(source)) {
      const files = readers.get(name) ?? [];
      readers.set(name, files);
      files.push(source.file);
    }
  }
  return readers;
}

/** The names that a file reads of something: by a dot, in brackets, by taking an object apart, or as a text that may be one. */
const namesReadIn = memoizePerObject((source: Source): ReadonlySet<string> => {
  const names = new Set<string>();
  if (!/^(?:renderer|pages|supabase)\/.*\.tsx?$/.test(source.file)) return names;
  const nodes = nodesOf(syntaxOf(source));
  const aliases = new Map(nodes.flatMap(aliasIn));
  for (const node of nodes) {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    else if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText());
    else if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)) names.add(node.text);
    const whole = ts.isElementAccessExpression(node) && !ts.isStringLiteral(node.argumentExpression) ? node.expression : listedIn(node);
    const name = whole && lastName(whole);
    if (name !== undefined) names.add(`${aliases.get(name) ?? name}${each}`);
  }
  return names;
});

/** `content.figures` of `Object.values(content.figures)`. */
function listedIn(node: ts.Node): ts.Expression | undefined {
  return ts.isCallExpression(node) && /^Object\.(?:keys|values|entries)$/.test(node.expression.getText()) ? node.arguments[0] : undefined;
}

/** The name that a file gives to what it reads by another: `{ refusals: words }`, `const names = content.bars`. */
function aliasIn(node: ts.Node): [own: string, read: string][] {
  if (ts.isBindingElement(node) && node.propertyName) return [[node.name.getText(), node.propertyName.getText()]];
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isPropertyAccessExpression(node.initializer)) return [];
  return [[node.name.getText(), node.initializer.name.text]];
}

/** `figures` of `content.figures` and of `useContent('common').figures`. */
function lastName(expression: ts.Expression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}
