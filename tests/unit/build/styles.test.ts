/** A page gets the part of the style sheets that concerns what it has, and the same look by it. */
import { expect, test } from 'vitest';
import { subsetOf } from '../../../scripts/build/styles/subset.ts';

const subset = (css: string, ...names: string[]) => subsetOf(css, new Set(names));

test('rules about classes and elements that no page has go, and groups that are empty then', () => {
  expect(subset('.a{color:red}.b,.a p{color:tan}i{top:0}@media print{.b{top:0}}', 'a', 'p')).toBe('.a{color:red}.a p{color:tan}');
  expect(subset(':is(.a,.b) *{top:0}:not(.b){top:0}.c:is(.b){top:0}', 'a', 'c')).toBe(':is(.a,.b) *{top:0}:not(.b){top:0}');
});

test('parts of a field stay where there is such a field', () => {
  const css = '::-webkit-datetime-edit{padding:0}';
  expect(subset(css)).toBe('');
  expect(subset(css, 'type=date')).toBe(css);
  const hint = '::placeholder{opacity:1}';
  expect(subset(hint)).toBe('');
  expect(subset(hint, 'placeholder')).toBe(hint);
});

test('custom properties stay as long as something reads them, in another sheet of the page too', () => {
  const css = ':root{--a:var(--b);--b:red;--c:tan}.x{color:var(--a)}';
  expect(subset(css, 'x')).toBe(':root{--a:var(--b);--b:red}.x{color:var(--a)}');
  expect(subset(css)).toBe('');
});

test('what stands in for a custom property stays where nothing sets it', () => {
  expect(subset('.x{top:var(--a,var(--b,1px));left:var(--a,)2px}', 'x')).toBe('.x{top:var(--b,1px);left:2px}');
  const set = ':root{--a:1px}.x{top:var(--a,2px)}';
  expect(subset(set, 'x')).toBe(set);
  const registered = '@property --a{syntax:"*";inherits:false;initial-value:1px}.x{top:var(--a,2px)}';
  expect(subset(registered, 'x')).toBe(registered);
});

test('steps of space are written as lengths', () => {
  expect(subset(':root{--spacing:.25rem}.x{top:calc(var(--spacing)*3)}', 'x')).toBe('.x{top:0.75rem}');
});
