/** The scoring tool and its printable sheet. */
import { z } from 'zod';
import { contentType, entries, list, text } from '../language/define.ts';
import { criteria } from './criteria.ts';
import { scoringBounds, weightingDraws } from './scoring-bounds.ts';

/** The printable sheet, for visitors without JavaScript: on the tool’s page and on the page that frames it. */
export const scoringSheetContent = z.object({
  noScript: text(),
  title: text(),
  lead: text(),
  criteria: criteria.views.criterion,
  criterion: text({ max: 20 }),
  weight: text({ max: 20, values: { max: scoringBounds.weight } }),
  site: text({ max: 20, params: ['letter'] }),
  total: text({ max: 40 }),
  method: z.object({ title: text(), steps: list(4, text()) }),
});

const trade = contentType({ name: 'Trade', text: { title: text({ max: 40 }) }, facts: {} });

/** The trade whose weights the example has. */
export const exampleTrade = 'fashion';

const amount = z.int().min(0).max(scoringBounds.amount);
const scores = z.array(z.int().min(0).max(scoringBounds.score)).length(scoringBounds.criteria);

/** A location of the filled example: invented, with a score per criterion. */
const exampleLocation = contentType({
  name: 'ExampleLocation',
  text: { name: text({ max: scoringBounds.name }) },
  facts: { rent: amount, surface: amount, sales: amount, scores },
});

const button = (max = 40) => text({ max });
const heading = contentType({ name: 'ToolHeading', text: { title: text(), lead: text() }, facts: {} }).text;

const grid = z.object({
  title: text(),
  lead: text(),
  criterion: text({ max: 20 }),
  weight: text({ max: 20 }),
  threshold: text({ max: 20 }),
  none: text({ max: 10, note: 'No threshold.' }),
  article: text({ max: 40, note: 'Link to the criterion in the featured article.' }),
  scale: text({ max: 30, note: 'Opens what the scores of a criterion mean.' }),
  scoreOf: text({ params: ['topic', 'name'] }),
  weightOf: text({ params: ['topic'] }),
  thresholdOf: text({ params: ['topic'] }),
  noteOf: text({ params: ['topic', 'name'] }),
  note: text({ max: 16, note: 'In an empty note: what the score rests on.' }),
  more: text({ params: ['field'] }),
  less: text({ params: ['field'] }),
  total: text({ max: 30 }),
});

const places = z.object({
  title: text(),
  lead: text(),
  name: text({ max: 30 }),
  fallback: text({ params: ['letter'] }),
  rent: text({ max: 40 }),
  surface: text({ max: 40 }),
  sales: text({ max: 40 }),
  ratio: text({ max: 30 }),
  perMetre: text({ max: 30 }),
  add: button(),
  remove: text({ params: ['name'] }),
  figures: text({ max: 40, note: 'On a phone: shows the fields for rent, floor area and sales.' }),
  shown: text({ note: 'Accessible name of the bar with the score of each location.' }),
  amount: text({ note: 'Below a figure that is no amount.' }),
});

/** The scores on a phone: one criterion at a time. */
const walk = z.object({
  step: text({ max: 30, params: ['number', 'count'] }),
  previous: button(20),
  next: button(20),
  adjust: button(20),
  ranking: button(),
});

const result = z.object({
  title: text(),
  empty: text(),
  weightless: text(),
  allOut: text(),
  alone: text({ params: ['name', 'score'] }),
  lead: text({ params: ['name', 'score', 'gap', 'second'] }),
  tie: text({ params: ['names', 'score'] }),
  settled: text(),
  provisional: text(),
  score: text({ params: ['score'] }),
  range: text({ params: ['low', 'high'] }),
  unscored: text(),
  out: text({ max: 20 }),
  outBy: text({ params: ['topic', 'score', 'threshold'] }),
  missing: text({ params: ['topics'] }),
  unproved: text({ plurals: { count: scoringBounds.criteria } }),
  against: text({ params: ['name'] }),
  strengths: text({ max: 30 }),
  weaknesses: text({ max: 30 }),
  even: text({ params: ['name'] }),
  profile: text({ params: ['name'] }),
  profileAgainst: text({ params: ['name', 'other'] }),
  figures: text({ max: 50 }),
  changed: text({ params: ['name', 'score', 'rank'], note: 'Said by screen readers after a change.' }),
  rank: text({ max: 12 }),
});

const robust = z.object({
  title: text(),
  waiting: text(),
  strong: text({ params: ['name', 'count'], values: { draws: weightingDraws } }),
  likely: text({ params: ['name', 'count'], values: { draws: weightingDraws } }),
  open: text({ params: ['name', 'other'], plurals: { count: weightingDraws, rest: weightingDraws }, values: { draws: weightingDraws } }),
  tipAbove: text({ params: ['topic', 'weight', 'level', 'name'] }),
  tipBelow: text({ params: ['topic', 'weight', 'level', 'name'] }),
  firm: text(),
  table: text(),
  under: text({ max: 24 }),
  over: text({ max: 24 }),
  whom: text({ params: ['weight', 'name'] }),
  wins: text({ max: 40, values: { draws: weightingDraws } }),
  method: text(),
});

const keep = z.object({
  title: text(),
  device: text(),
  unstored: text(),
  clear: button(),
  cleared: text(),
  undo: button(50),
  undone: text(),
  copy: button(),
  copied: text(),
  copyHand: text(),
  noLink: text({ note: 'After “Copy a link”, when the browser cannot make the link.' }),
  address: text({ max: 40 }),
  opened: text(),
  example: text({ note: 'After the button that fills in the example.' }),
  refused: z.object({ newer: text(), damaged: text(), long: text() }),
  print: button(),
  sheet: text({ max: 60, note: 'Title of the printed sheet.' }),
  printed: text({ params: ['date'] }),
  signature: text({ max: 40 }),
  close: button(20),
});

const problem = (...params: readonly string[]) => text({ params });
const csv = z.object({
  export: button(),
  import: button(),
  file: text({ max: 40, note: 'Name of the file, without its ending.' }),
  imported: text({ plurals: { count: scoringBounds.locations.max } }),
  refused: text(),
  line: text({ params: ['line', 'problem'] }),
  more: text({ plurals: { count: scoringBounds.file }, note: 'Number of problems that are not listed.' }),
  score: text({ max: 30 }),
  rank: text({ max: 30 }),
  problems: z.object({
    long: text(),
    header: problem('found'),
    locations: text({ params: ['found'], values: { min: scoringBounds.locations.min, max: scoringBounds.locations.max } }),
    open: text(),
    unknown: problem('found'),
    twice: problem('found'),
    absent: problem('found'),
    columns: problem('found'),
    weight: text({ params: ['found'], values: { max: scoringBounds.weight } }),
    threshold: text({ params: ['found'], values: { max: scoringBounds.score } }),
    score: text({ params: ['found', 'location'], values: { max: scoringBounds.score } }),
    amount: problem('found', 'location'),
    name: text({ params: ['location'], values: { max: scoringBounds.name } }),
    note: text({ params: ['location'], values: { max: scoringBounds.note } }),
  }),
});

export const scoringToolContent = z.object({
  title: text(),
  lead: text(),
  back: text({ max: 40 }),
  trades: entries(trade, { impulse: {}, fashion: {}, appointment: {}, destination: {} }),
  examples: entries(exampleLocation, {
    market: { rent: 48_000, surface: 85, sales: 520_000, scores: [7, 7, 9, 6, 5, 8, 6, 7, 5, 6, 4, 6] },
    mall: { rent: 36_000, surface: 70, sales: 360_000, scores: [6, 6, 5, 8, 4, 6, 8, 8, 6, 5, 8, 5] },
    station: { rent: 62_000, surface: 60, sales: 610_000, scores: [6, 9, 7, 8, 4, 5, 4, 5, 3, 5, 3, 8] },
  }),
  criteria: criteria.views.criterion,
  scales: criteria.views.scale,
  tool: z.object({
    start: z.object({ label: text({ max: 40 }), hint: text(), equal: text({ max: 40 }), own: text({ max: 40 }) }),
    places,
    example: z.object({ fill: button(), clear: button() }),
    grid,
    walk,
    result,
    robust,
    keep,
    csv,
    expert: heading.extend({
      button: button(50),
      opening: text({ note: 'First line of the message to the firm.' }),
      scores: text({ note: 'Heads the scores in the message.' }),
      address: text({ params: ['url'] }),
    }),
  }),
});
