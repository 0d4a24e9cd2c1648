/** The page for foreign brands entering France: entry routes, law, timetable and budget. */
import { z } from 'zod';
import { choice, contentType, entries, list, section, text } from '../language/define.ts';
import { prose } from '../language/prose.ts';
import { entryLease, entryMonths, entrySteps } from './market-entry.ts';
import { callToAction, hero, linked, topic } from './shared.ts';

/** Levels for comparing entry routes. */
const level = choice('Level', ['low', 'medium', 'high']);
const levels = z.object({ low: text({ max: 16 }), medium: text({ max: 16 }), high: text({ max: 16 }) });

const entryRoute = contentType({
  name: 'EntryRoute',
  text: { name: text({ max: 60 }), law: linked({ max: 360 }), fits: linked({ max: 220 }) },
  facts: { control: level, capital: level, speed: level },
});

const column = text({ max: 40, note: 'Heading of a column; on phones it stands above each cell.' });

const leasePoint = z.object({ name: text({ max: 40 }), france: linked({ max: 320 }), england: text({ max: 200 }), us: text({ max: 200 }) });

const permit = z.object({ name: text({ max: 60 }), when: linked({ max: 260 }), whom: text({ max: 160 }), law: linked({ max: 90 }) });

const entryStep = contentType({
  name: 'EntryStep',
  text: { name: text({ max: 34, note: 'Beside its bar in the figure.' }), text: linked({ max: 220 }) },
  facts: { first: z.int().positive(), last: z.int().positive() },
});

const example = {
  rent: entryLease.rent,
  share: entryLease.chargesShare,
  lease: entryMonths.lease,
  opening: entryMonths.opening,
};

const amount = (name: 'deposit' | 'rentBefore' | 'charges' | 'total') =>
  z.object({ name: text({ max: 90 }), amount: text({ max: 20, values: { [name]: entryLease[name] } }) });

const group = z.object({ title: text({ max: 60 }), items: list({ min: 2, max: 8 }, linked({ max: 170 })) });

const lead = prose({ min: 1, max: 3, longest: 500 });

export const foreignBrandsContent = z.object({
  hero: hero.extend({ contact: text({ max: 40 }), scoring: text({ max: 40 }), drawing: text() }),
  contents: text({ max: 40, note: 'Above the list of sections, and its accessible name.' }),
  services: section(
    'services',
    z.object({ title: text(), lead, items: list(4, topic.extend({ points: list({ min: 2, max: 6 }, linked({ max: 110 })) })) }),
  ),
  whyFrance: section('why-france', z.object({ title: text(), lead, items: list({ min: 3, max: 8 }, topic) })),
  routes: section(
    'entry-routes',
    z.object({
      title: text(),
      lead,
      columns: z.object({ route: column, control: column, capital: column, speed: column, law: column, fits: column }),
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
  lease: section(
    'lease',
    z.object({
      title: text(),
      lead,
      columns: z.object({ point: column, france: column, england: column, us: column }),
      points: list({ min: 4, max: 12 }, leasePoint),
      text: prose({ min: 1, max: 6, longest: 500, places: { table: ['leases'] } }),
    }),
  ),
  disclosure: section('disclosure', z.object({ title: text(), lead, items: list({ min: 3, max: 8 }, topic) })),
  employment: section('employment', z.object({ title: text(), lead, items: list({ min: 3, max: 8 }, topic) })),
  permits: section(
    'permits',
    z.object({
      title: text(),
      lead,
      columns: z.object({ permit: column, when: column, whom: column, law: column }),
      items: list({ min: 3, max: 8 }, permit),
    }),
  ),
  timetable: section(
    'timetable',
    z.object({
      title: text(),
      lead: text({ values: { opening: entryMonths.opening } }),
      figure: text({ max: 200, values: { end: entryMonths.end }, note: 'What the figure shows, for those who do not see it.' }),
      axis: text({ max: 20, note: 'Below the months of the figure: “months”.' }),
      signature: text({ max: 24, note: 'In the figure, where the lease is signed.' }),
      doors: text({ max: 24, note: 'In the figure, where the doors open.' }),
      month: text({ max: 30, params: ['first'] }),
      months: text({ max: 30, params: ['first', 'last'] }),
      steps: entries(entryStep, entrySteps),
      text: prose({ min: 1, max: 6, longest: 500, places: { figure: ['months'], list: ['steps'] } }),
    }),
  ),
  budget: section(
    'budget',
    z.object({
      title: text(),
      lead,
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
  limits: section('limits', topic),
  action: callToAction,
});
