/** A style sheet in two, of which the second comes after the first: what each holds, and that both together say what the one said. */
import { expect, test } from 'vitest';
import { split } from '#scripts/build/styles/split.ts';

/** The parts of a sheet for pages whose first view has these elements and classes, and whose elements have these class attributes. */
function parts(css: string, first: readonly string[], classes: readonly string[] = []) {
  return split(css, { first: new Set(first), classes: new Set(classes) });
}

test('what the first view needs stands in the first part, all else in the rest', () => {
  expect(parts('.hero{color:red}.foot{color:blue}p,.foot a{margin:0}', ['hero', 'p'])).toEqual({
    first: '.hero{color:red}p,.foot a{margin:0}',
    rest: '.foot{color:blue}',
  });
});

test('what only paper shows, and what only a visitor brings about, comes with the rest', () => {
  const css =
    '.a{color:red}.a:hover{color:blue}.a[open]{margin:0}.a:not([open]) .b{margin:1px}@media print{.a{color:#000}@page{margin:1cm}}';
  expect(parts(css, ['a', 'b'])).toEqual({
    first: '.a{color:red}.a:not([open]) .b{margin:1px}',
    rest: '.a:hover{color:blue}.a[open]{margin:0}@media print{.a{color:#000}@page{margin:1cm}}',
  });
});

test('a rule is said again in the rest where one before it, which comes behind it now, would win', () => {
  const css = '.late{padding:1px}.early{padding-left:2px}.apart{color:red}';
  expect(parts(css, ['early', 'apart'], ['late early', 'apart']).rest).toBe('.late{padding:1px}.early{padding-left:2px}');
  // Not where no element is both, where they speak of different things, or where one outweighs the other anyway.
  expect(parts(css, ['early', 'apart'], ['late', 'early apart']).rest).toBe('.late{padding:1px}');
  expect(parts('.late{padding:1px}.early{margin:2px}', ['early'], ['late early']).rest).toBe('.late{padding:1px}');
  expect(parts('.late.late{padding:1px}.early{padding:2px}', ['early'], ['late early']).rest).toBe('.late.late{padding:1px}');
  expect(parts('.late::before{padding:1px}.early{padding:2px}', ['early'], ['late early']).rest).toBe('.late::before{padding:1px}');
  // Of what scripts alone give, nobody knows what has it.
  expect(parts('.toast{padding:1px}.early{padding:2px}', ['early'], ['early']).rest).toBe('.toast{padding:1px}.early{padding:2px}');
});

test('what is said again is said with all that came after it', () => {
  const css = '.late{margin:1px}.one{margin:2px}.two{margin:3px}';
  expect(parts(css, ['one', 'two'], ['late one', 'one two']).rest).toBe(css);
});

test('the first part has the properties that it reads, the rest those that it alone reads, and faces stand in the first', () => {
  const css =
    ':root{--ink:#000;--paper:#fff}@font-face{font-family:A;src:local(A)}.hero{color:var(--ink)}.foot{color:var(--paper);background:var(--ink)}';
  expect(parts(css, ['hero'])).toEqual({
    first: ':root{--ink:#000}@font-face{font-family:A;src:local(A)}.hero{color:var(--ink)}',
    rest: ':root{--paper:#fff}.foot{color:var(--paper);background:var(--ink)}',
  });
});

test('a property that is set anew below keeps what it is there', () => {
  const css = ':root{--ink:#000}.dark{--ink:#fff}.hero{color:var(--ink)}.foot{background:var(--ink)}';
  expect(parts(css, ['hero'])).toEqual({
    first: ':root{--ink:#000}.hero{color:var(--ink)}',
    rest: '.dark{--ink:#fff}.foot{background:var(--ink)}',
  });
});

test('layers keep their order where the first part has not all of them', () => {
  const css = '@layer base{p{margin:0}}@layer components{.foot{margin:1px}}@layer utilities{.m{margin:2px}}';
  expect(parts(css, ['p', 'm'])).toEqual({
    first: '@layer base,components,utilities;@layer base{p{margin:0}}@layer utilities{.m{margin:2px}}',
    rest: '@layer components{.foot{margin:1px}}',
  });
});
