import { z } from 'zod';
import { contentType, entries, linkFact, list, rich, section, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import { studies } from './case-studies.ts';
import { audiences, sectors } from './clients.ts';
import { icon } from './icons.ts';
import { callToAction, titled } from './shared.ts';

const offer = contentType({
  name: 'Offer',
  text: { title: text({ max: 60 }), text: text({ max: 200 }), link: text({ max: 40 }) },
  facts: { icon, target: linkFact },
});

export const homeContent = z.object({
  hero: section(
    'accueil',
    z.object({ title: rich(), subtitle: text(), evaluate: text({ max: 40 }), expert: text({ max: 40 }), drawing: text() }),
  ),
  audiences: z.object({ title: text(), items: audiences.views.profile }),
  steps: z.object({ title: text(), lead: text(), items: list(5, titled) }),
  columns: z.object({
    problem: titled,
    method: titled,
    proof: z.object({ title: text(), points: list(4, text()), link: text() }),
  }),
  carousel: z.object({
    title: text(),
    lead: text(),
    all: text({ max: 40 }),
    learnMore: text({ max: 40 }),
    previous: text({ max: 30 }),
    next: text({ max: 30 }),
    pause: text({ max: 30 }),
    play: text({ max: 30 }),
    position: text({ max: 40, params: ['current', 'total'] }),
    kind: text({ max: 20, note: 'What it is, said by screen readers after its title: “carousel”.' }),
    cards: studies.views.card,
  }),
  missions: z.object({ title: text(), lead: text(), items: studies.views.summary }),
  clients: z.object({ title: text(), lead: text(), link: text(), items: sectors.views.category }),
  offers: z.object({
    title: text(),
    items: entries(offer, {
      partner: { icon: 'handshake', target: link('services', 'flagship') },
      booster: { icon: 'stopwatch', target: link('services', 'retail-booster') },
      hotline: { icon: 'phone', target: link('services', 'hotline') },
      scoring: { icon: 'map', target: link('locationScoring') },
    }),
  }),
  contact: section('contact', callToAction),
});
