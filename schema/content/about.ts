import { z } from 'zod';
import { fact, list, section, text } from '../language/define.ts';
import { engagements } from './engagements.ts';
import { keyFigureFact } from './key-figures.ts';
import { callToAction, hero, titled } from './shared.ts';

export const aboutContent = z.object({
  hero: hero.extend({ contact: text({ max: 40 }), scoring: text({ max: 40 }) }),
  highlights: z.object({
    name: text({ note: 'Accessible name of the three figures.' }),
    figures: fact(z.array(keyFigureFact), ['experienceYears', 'projectCount', 'averageRoi']),
  }),
  expertise: z.object({ title: text(), lead: text(), items: list(5, titled) }),
  partner: section(
    'partner',
    z.object({
      title: text(),
      role: text(),
      portrait: text({
        note: 'What the portrait shows, for those who do not see it. The drawn one says nothing: it is no likeness.',
        shownIf: ({ portrait }) => portrait !== '',
      }),
      career: list(3, text()),
      method: titled,
      languages: titled,
    }),
  ),
  approach: z.object({ title: text(), text: list(3, text()), principles: list(4, titled) }),
  formats: section('formats', z.object({ title: text(), lead: text(), compare: text({ max: 40 }), items: engagements.views.engagement })),
  action: callToAction,
});
