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
  const css = ':root{--a:var(--b);--b:red;--c:tan}.x{color:var(--a)}.x.x{--a:tan;--b:tan}';
  expect(subset(css, 'x')).toBe(css.replace(';--c:tan', ''));
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

test('what a rule says twice running it says once, and what stands between for older browsers stays', () => {
  expect(subset('.x{color:red;color:red;color:tan;color:red}', 'x')).toBe('.x{color:red;color:tan;color:red}');
});

test('a custom property that is read once, or is longer than what it says, gives way to its value', () => {
  const css = (root: string, rest: string) => subset(`:root{${root}}${rest}`, 'x', 'y');
  expect(css('--a:clamp(1rem,2vw,3rem)', '.x{top:var(--a)}')).toBe('.x{top:clamp(1rem,2vw,3rem)}');
  expect(css('--a:var(--b);--b:1px', '.x{top:var(--a)}')).toBe('.x{top:1px}');
  expect(css('--a:4rem', '.x{inset:var(--a)0 auto}'), 'what stood against a bracket stands apart').toBe('.x{inset:4rem 0 auto}');
  expect(css('--b:1px', '.x{top:var(--b)}.y{top:var(--b)}')).toBe('.x{top:1px}.y{top:1px}');
  const many = ':root{--a:min(1rem,2vw)}.x{top:var(--a)}.y{top:var(--a)}';
  expect(subset(many, 'x', 'y')).toBe(many);
});

test('a custom property that is something else somewhere stays one', () => {
  for (const css of [
    ':root{--a:1px}.x{top:var(--a)}@media print{:root{--a:2px}}',
    ':root{--a:1px}.x{top:var(--a);--a:2px}',
    '@media print{:root{--a:1px}}.x{top:var(--a)}',
    '.x{--a:1px}.y{top:var(--a)}',
  ])
    expect(subset(css, 'x', 'y')).toBe(css);
});

test('what a custom property is registered with stands where nothing sets it', () => {
  const registered = '@property --a{syntax:"*";inherits:false;initial-value:solid}';
  expect(subset(`${registered}.x{border-style:var(--a)}`, 'x')).toBe('.x{border-style:solid}');
  const set = `${registered}.x{border-style:var(--a)}.y{--a:dashed}`;
  expect(subset(set, 'x', 'y')).toBe(set);
});
