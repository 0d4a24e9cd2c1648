/** The number of a law or of an article is read on one line, whatever the width; browsers break lines after its hyphen. */
import { expect, test } from 'vitest';
import { wholeNumbers } from '../../../renderer/document/whole-numbers.ts';

const whole = (number: string) => `<span class="whitespace-nowrap">${number}</span>`;

test.for([
  ['<p>(Code de commerce, art. L.145-40-2).</p>', `<p>(Code de commerce, art. ${whole('L.145-40-2')}).</p>`],
  ['<p>Law 2026-403 of 26 May</p>', `<p>Law ${whole('2026-403')} of 26 May</p>`],
  ['<a href="/x">articles R.330-1 et L.330-3</a>', `<a href="/x">articles ${whole('R.330-1')} et ${whole('L.330-3')}</a>`],
  ['<p>Regulation 2022/720, 12-month lease, pas-de-porte, 1–2</p>', '<p>Regulation 2022/720, 12-month lease, pas-de-porte, 1–2</p>'],
  ['<time dateTime="2026-11-22">22 November</time>', '<time dateTime="2026-11-22">22 November</time>'],
  ['<title>Law 94-665</title><p>94</p>', '<title>Law 94-665</title><p>94</p>'],
  ['<script>{"text":"L.145-4"}</script>', '<script>{"text":"L.145-4"}</script>'],
  ['<svg><text>L.145-4</text></svg><p>L.145-4</p>', `<svg><text>L.145-4</text></svg><p>${whole('L.145-4')}</p>`],
] as const)('%s', ([written, document]) => {
  expect(wholeNumbers(written)).toBe(document);
});
