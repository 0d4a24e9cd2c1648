/** The accessibility statement: conformity, what is tested, known gaps, and where to report a fault. */
import { z } from 'zod';
import { fact, list, text } from '../language/define.ts';
import { hero, titled } from './shared.ts';

const paragraphs = (count: number) => z.object({ title: text(), paragraphs: list(count, text()) });

export const accessibilityContent = z.object({
  hero,
  date: fact(z.iso.date(), '2026-11-30'),
  assessed: text({ params: ['date'], max: 80 }),
  sections: z.object({
    conformity: paragraphs(2),
    tests: z.object({ title: text(), lead: text(), items: list({ min: 4, max: 10 }, titled) }),
    gaps: z.object({ title: text(), lead: text(), items: list({ min: 2, max: 8 }, text()) }),
    report: paragraphs(2).extend({ button: text({ max: 40 }) }),
    appeal: paragraphs(2).extend({ link: text({ max: 60, note: 'Link to the form of the Défenseur des droits.' }) }),
  }),
});
