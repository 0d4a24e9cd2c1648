/** Words of another language: elements where a document may have them, plain words everywhere else. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementsForMarks } from '../../../renderer/document/marked-words.ts';

test.for([
  [
    '<p>Le [en: Retail Booster] : [en: one &amp; two]</p>',
    '<p>Le <span lang="en">Retail Booster</span> : <span lang="en">one &amp; two</span></p>',
  ],
  ['<a aria-label="[en: Retail Booster]" href="/x">x</a>', '<a aria-label="Retail Booster" href="/x">x</a>'],
  ['<title>[en: Oops!] — Trame</title>', '<title>Oops! — Trame</title>'],
  [
    '<script type="application/ld+json">{"name":"<b>[en: Oops!]"}</script>',
    '<script type="application/ld+json">{"name":"<b>Oops!"}</script>',
  ],
  [
    '<svg><text>[en: Store]</text></svg><p>[en: Store]</p>',
    '<svg><text><tspan lang="en">Store</tspan></text></svg><p><span lang="en">Store</span></p>',
  ],
  ['<h1>Un <em>[en: shop]</em></h1>', '<h1>Un <em><span lang="en">shop</span></em></h1>'],
  ['<p>[1] [fr] [en:x] a[0]: b</p>', '<p>[1] [fr] [en:x] a[0]: b</p>'],
] as const)('%s', ([written, document]) => {
  expect(elementsForMarks(written)).toBe(document);
});

test('an editor counts characters without marks, each as one whatever it is made of, and a placeholder as one', () => {
  const schema = JSON.parse(readFileSync('generated/messages/_schema/services.json', 'utf8'));
  const kicker = new RegExp(schema.$defs.text40.pattern);
  const marked = (length: number) => `a[en: ${'x'.repeat(length - 2)}]b`;
  expect([kicker.test('x'.repeat(40)), kicker.test('x'.repeat(41))]).toEqual([true, false]);
  expect([kicker.test(marked(40)), kicker.test(marked(41))]).toEqual([true, false]);
  const astral = (length: number) => `{firmName}${'🗺'.repeat(length - 1)}`;
  for (const flags of ['', 'u']) {
    const ofEditor = new RegExp(kicker, flags);
    expect([ofEditor.test(astral(40)), ofEditor.test(astral(41))], `flags "${flags}"`).toEqual([true, false]);
  }
});
