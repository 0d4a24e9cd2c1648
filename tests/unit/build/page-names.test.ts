/** What selectors may hit in a page, and where its first view ends. */
import { expect, test } from 'vitest';
import { noNames, readNames } from '#scripts/build/styles/page-names.ts';

const header = '<header class="site-header"><p class="brand">A</p></header>';

function read(html: string) {
  const names = noNames();
  const fold = readNames(html, names);
  return { above: fold === undefined ? undefined : html.slice(0, fold), names };
}

test('the first view ends behind the first part of the main text', () => {
  const { above, names } = read(
    `<body>${header}<main><div class="hero"><img src="a"></div><p class="more">B</p></main><footer></footer></body>`,
  );
  expect(above).toBe(`<body>${header}<main><div class="hero"><img src="a"></div>`);
  expect([...names.first]).toEqual(['body', 'header', 'site-header', 'p', 'brand', 'main', 'div', 'hero', 'img']);
  expect([...names.all]).toContain('more');
  expect([...names.all]).toContain('footer');
});

test('what is closed is not seen, but for what it says of itself', () => {
  const menu =
    '<details class="menu"><summary><b class="label">Menu</b></summary><ul class="panel"><details><summary class="inner"></summary></details></ul></details>';
  const { names } = read(`${menu}${header}<main><h1>A</h1></main>`);
  expect(names.first.has('menu') && names.first.has('summary') && names.first.has('label')).toBe(true);
  expect(names.first.has('panel') || names.first.has('inner')).toBe(false);
  expect(names.first.has('brand') && names.first.has('h1')).toBe(true);
  expect(read(`${menu.replace('<details class', '<details open class')}${header}<main><h1>A</h1></main>`).names.first.has('panel')).toBe(
    true,
  );
});

test('fields are known by their kind, islands by their name, classes by their company', () => {
  const { names } = read('<div data-island="form" class="a b"><input type="date" placeholder="1"></div>');
  expect([...names.all]).toEqual(['div', 'a', 'b', 'input', 'type=date', 'placeholder']);
  expect([...names.islands]).toEqual(['form']);
  expect([...names.classes]).toEqual(['a b']);
});

test('a page without the header of the site is seen as a whole', () => {
  expect(read('<main><h1>A</h1><p>B</p></main>').above).toBeUndefined();
});
