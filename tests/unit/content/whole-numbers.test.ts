/** The number of a law, or of years, and a word of a heading are read on one line, whatever the width; browsers break lines after a hyphen. */
import { expect, test } from 'vitest';
import { wholeNumbers } from '../../../renderer/document/whole-numbers.ts';

const whole = (number: string) => `<span class="whitespace-nowrap">${number}</span>`;
const apart = (word: string) => `<span class="inline-block">${word}</span>`;

test.for([
  ['<p>(Code de commerce, art. L.145-40-2).</p>', `<p>(Code de commerce, art. ${whole('L.145-40-2')}).</p>`],
  ['<p>Law 2026-403 of 26 May</p>', `<p>Law ${whole('2026-403')} of 26 May</p>`],
  ['<a href="/x">articles R.330-1 et L.330-3</a>', `<a href="/x">articles ${whole('R.330-1')} et ${whole('L.330-3')}</a>`],
  ['<p>Regulation 2022/720, pas-de-porte, 1–2</p>', '<p>Regulation 2022/720, pas-de-porte, 1–2</p>'],
  ['<p>a 3-year roadmap, a break-even point</p>', `<p>a ${whole('3-year')} roadmap, a break-even point</p>`],
  ['<h2>Work out <em>break-even</em></h2><p>break-even</p>', `<h2>Work out <em>${apart('break-even')}</em></h2><p>break-even</p>`],
  ['<tr><th>Samedi après-midi</th><td>après-midi</td></tr>', `<tr><th>Samedi ${whole('après-midi')}</th><td>après-midi</td></tr>`],
  [
    '<div data-island="x"><div><h2>day-to-day</h2></div>a 3-year plan</div><p>a 3-year plan</p>',
    `<div data-island="x"><div><h2>day-to-day</h2></div>a 3-year plan</div><p>a ${whole('3-year')} plan</p>`,
  ],
  ['<h2>Réseau et master-franchise</h2><h3>bien-être</h3>', '<h2>Réseau et master-franchise</h2><h3>bien-être</h3>'],
  ['<time dateTime="2026-11-22">22 November</time>', '<time dateTime="2026-11-22">22 November</time>'],
  ['<title>Law 94-665</title><p>94</p>', '<title>Law 94-665</title><p>94</p>'],
  ['<script>{"text":"L.145-4"}</script>', '<script>{"text":"L.145-4"}</script>'],
  ['<svg><text>L.145-4</text></svg><p>L.145-4</p>', `<svg><text>L.145-4</text></svg><p>${whole('L.145-4')}</p>`],
] as const)('%s', ([written, document]) => {
  expect(wholeNumbers(written)).toBe(document);
});
