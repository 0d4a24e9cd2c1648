/** A quotation has its marks in every language, one that joins the site later included. */
import { readFileSync } from 'node:fs';
import { generate, parse, type Rule, walk } from 'css-tree';
import { expect, test } from 'vitest';

const marks = new Map<string, string>();
walk(parse(readFileSync('renderer/styles/content.css', 'utf8')), (node) => {
  if (node.type !== 'Rule') return;
  const content = contentOf(node);
  if (content !== undefined) marks.set(generate(node.prelude), content);
});

function contentOf({ block }: Rule): string | undefined {
  const declarations = block.children.toArray().filter((child) => child.type === 'Declaration');
  const content = declarations.find(({ property }) => property === 'content');
  return content && generate(content.value);
}

test('those of the language, as browsers know them, where no style says otherwise', () => {
  expect(marks.get('.quote p::before')).toBe('open-quote');
  expect(marks.get('.quote p::after')).toBe('close-quote');
});

test('none stands alone on a line', () => {
  expect([...marks.values()].filter((content) => content.includes(' '))).toEqual([]);
});
