import { z } from 'zod';
import { fact, list, section, sections, text } from '../language/define.ts';
import { engagements } from './engagements.ts';
import { keyFigureFact } from './key-figures.ts';
import { pastRoles, people } from './people.ts';
import { callToAction, hero, titled } from './shared.ts';

export const aboutContent = z.object({
  hero: hero.extend({ contact: text({ max: 40 }), scoring: text({ max: 40 }) }),
  highlights: z.object({
    name: text({ note: 'Accessible name of the three figures.' }),
    figures: fact(z.array(keyFigureFact), ['experienceYears', 'projectCount', 'averageRoi']),
  }),
  expertise: z.object({ title: text(), lead: text(), items: list(5, titled) }),
  people: z.object({
    title: text(),
    lead: text(),
    spoken: text({ max: 30, note: 'Heads the languages that a person speaks.' }),
    items: sections(people.views.profile),
    pastRoles: pastRoles.views.role,
    method: titled,
    languages: titled,
  }),
  approach: z.object({ title: text(), text: list(3, text()), principles: list(4, titled) }),
  formats: section('formats', z.object({ title: text(), lead: text(), compare: text({ max: 40 }), items: engagements.views.engagement })),
  action: callToAction,
});
