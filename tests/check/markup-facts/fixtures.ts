import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (body: string): GivenPage => ({
  html: `<!DOCTYPE html><html lang="fr"><head><title>Titre</title></head><body><h1>Titre</h1>\n${body}\n</body></html>`,
});

/** Faults of markup, each by the rule of html-validate that finds it first. */
const faults = [
  ['<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
  ['<p id="a b">x</p>', 'valid-id', 'attribute-allowed-values'],
  ['<label for="mail">x</label><input id="email" aria-label="x">', 'no-missing-references'],
  ['<button type="button" aria-describedby="help">x</button>', 'no-missing-references'],
  ['<input type="text">', 'input-missing-label'],
  ['<h3>x</h3>', 'heading-level'],
  ['<h1>x</h1>', 'heading-level'],
  ['<h2></h2>', 'empty-heading'],
  ['<button type="button"><svg aria-hidden="true"></svg></button>', 'text-content'],
  ['<a href="/x"><svg aria-hidden="true"></svg></a>', 'wcag/h30'],
  ['<img src="/a.png">', 'wcag/h37'],
  ['<iframe src="/x"></iframe>', 'element-required-attributes'],
  ['<main>x</main><main>y</main>', 'no-multiple-main'],
  ['<ul><p>x</p></ul>', 'element-permitted-content'],
  ['<p id="a" id="b">x</p>', 'no-dup-attr'],
  ['<div aria-hidden="true"><a href="/">x</a></div>', 'hidden-focusable'],
] as const;

export default {
  good: [page('<main><h2>x</h2><details><summary>y</summary><p>z</p></details><a href="/x">x</a></main>')],
  bad: faults.map(([body, ...rules]) => [page(body), ...rules.map((rule) => ({ found: `${rule}: `, line: 2 }))] as const),
} satisfies Fixtures<GivenPage>;
