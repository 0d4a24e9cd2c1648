/** The page for foreign brands entering France: entry routes, disclosure, timetable and budget. `entry-topic.ts` has the pages below it. */
import { z } from 'zod';
import { choice, contentType, entries, list, section, text } from '../language/define.ts';
import { prose } from '../language/prose.ts';
import { entryLease, entryMonths, entrySteps, legalTerms } from './market-entry.ts';
import { callToAction, hero, linked, topic } from './shared.ts';

/** Levels for comparing entry routes. */
const level = choice('Level', ['low', 'medium', 'high']);
const levels = z.object({ low: text({ max: 16 }), medium: text({ max: 16 }), high: text({ max: 16 }) });

const entryRoute = contentType({
  name: 'EntryRoute',
  text: { name: text({ max: 60 }), fits: linked({ max: 160 }) },
  facts: { control: level, capital: level, speed: level },
});

const column = text({ max: 40, note: 'Heading of a column; on phones it stands above each cell.' });

const entryStep = contentType({
  name: 'EntryStep',
  text: { name: text({ max: 34, note: 'Beside its bar in the figure.' }) },
  facts: { first: z.int().positive(), last: z.int().positive() },
});

/** Returns one of the figures under the title. */
const figure = (values: Readonly<Record<string, number>>) =>
  z.object({ value: text({ max: 12, values }), name: text({ max: 80, note: 'Under the value.' }) });

const example = {
  rent: entryLease.rent,
  share: entryLease.chargesShare,
  conditions: entryMonths.conditions,
  opening: entryMonths.opening,
};

const amount = (name: 'deposit' | 'rentBefore' | 'charges' | 'total') =>
  z.object({ name: text({ max: 90 }), amount: text({ max: 20, values: { [name]: entryLease[name] } }) });

const group = z.object({ title: text({ max: 60 }), text: prose({ min: 1, max: 2, longest: 260 }) });

const lead = prose({ min: 1, max: 3, longest: 400 });

/** Texts that lead to a page below this one. */
const pageTopic = z.object({ title: text({ max: 40 }), text: text({ max: 160 }) });

const short = text({ max: 24, note: 'One or two words for the section, in the bar of phones.' });

export const foreignBrandsContent = z.object({
  hero: hero.extend({ contact: text({ max: 40 }), drawing: text() }),
  figures: z.object({
    opening: figure({ opening: entryMonths.opening }),
    total: figure({ total: entryLease.total }),
    lease: figure({ years: legalTerms.leaseYears }),
    disclosure: figure({ days: legalTerms.disclosureDays }),
  }),
  contents: z.object({
    title: text({ max: 40, note: 'Accessible name of the list of sections.' }),
    services: short,
    whyFrance: short,
    routes: short,
    topics: short,
    timetable: short,
    budget: short,
  }),
  services: section('services', z.object({ title: text(), lead, items: list(4, topic) })),
  whyFrance: section('why-france', z.object({ title: text(), items: list({ min: 3, max: 8 }, topic) })),
  routes: section(
    'entry-routes',
    z.object({
      title: text(),
      lead,
      columns: z.object({ route: column, control: column, capital: column, speed: column, fits: column }),
      levels,
      speeds: levels,
      items: entries(entryRoute, {
        subsidiary: { control: 'high', capital: 'high', speed: 'low' },
        affiliation: { control: 'high', capital: 'medium', speed: 'medium' },
        franchise: { control: 'medium', capital: 'low', speed: 'medium' },
        'master-franchise': { control: 'low', capital: 'low', speed: 'high' },
        concession: { control: 'medium', capital: 'low', speed: 'high' },
        'joint-venture': { control: 'medium', capital: 'medium', speed: 'medium' },
      }),
    }),
  ),
  // The anchors of the sections that these pages were.
  topics: section(
    'topics',
    z.object({
      title: text(),
      lease: section('lease', pageTopic),
      disclosure: section('disclosure', pageTopic),
      employment: section('employment', pageTopic),
      permits: section('permits', pageTopic),
    }),
  ),
  timetable: section(
    'timetable',
    z.object({
      title: text(),
      lead: text({ values: { opening: entryMonths.opening } }),
      figure: text({ max: 200, values: { end: entryMonths.end }, note: 'What the figure shows, for those who do not see it.' }),
      axis: text({ max: 20, note: 'Below the months of the figure: “months”.' }),
      handover: text({ max: 24, note: 'In the figure, where the conditions are met: the lease takes effect, with keys and rent.' }),
      doors: text({ max: 24, note: 'In the figure, where the doors open.' }),
      month: text({ max: 30, params: ['first'] }),
      months: text({ max: 30, params: ['first', 'last'] }),
      steps: entries(entryStep, entrySteps),
      text: prose({
        min: 1,
        max: 6,
        longest: 500,
        values: { lease: entryMonths.lease, conditions: entryMonths.conditions },
        places: { figure: ['months'], list: ['steps'] },
      }),
    }),
  ),
  budget: section(
    'budget',
    z.object({
      title: text(),
      groups: z.object({ before: group, premises: group, opening: group, trading: group }),
      example: z.object({
        title: text(),
        lead: linked({ values: example }),
        item: column,
        amount: column,
        lines: z.object({
          deposit: amount('deposit'),
          rent: z.object({
            name: text({ max: 90, values: { months: entryLease.months } }),
            amount: text({ max: 20, values: { rentBefore: entryLease.rentBefore } }),
          }),
          charges: amount('charges'),
        }),
        total: amount('total'),
        note: linked({ values: { freeMonths: entryLease.freeMonths, freed: entryLease.freed } }),
      }),
    }),
  ),
  action: callToAction,
});
