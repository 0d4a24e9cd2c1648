/** The content of the pages that are neither guides nor notices. */
import { z } from 'zod';
import { contactBounds, type refusals } from '../contact/contact-bounds.ts';
import { contentType, entries, fact, linkFact, list, rich, section, sections, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import type { Identity } from '../site/identity.ts';
import { featuredArticles, linkedinPosts, staticArticles } from './articles.ts';
import { studies } from './case-studies.ts';
import { audiences, sectors } from './clients.ts';
import { criteria } from './criteria.ts';
import { engagements } from './engagements.ts';
import { icon } from './icons.ts';
import { type barFigures, keyFigureFact } from './key-figures.ts';
import { callToAction, hero, titled } from './shared.ts';

const offer = contentType({
  name: 'Offer',
  text: { title: text({ max: 60 }), text: text({ max: 220 }), link: text({ max: 40 }) },
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
    lead: text(),
    items: entries(offer, {
      partner: { icon: 'handshake', target: link('services', 'flagship') },
      booster: { icon: 'stopwatch', target: link('services', 'retail-booster') },
      hotline: { icon: 'phone', target: link('services', 'hotline') },
      scoring: { icon: 'map', target: link('locationScoring') },
    }),
  }),
  contact: section('contact', callToAction),
});

export const blogContent = z.object({
  hero: hero,
  featuredLabel: text({ max: 30 }),
  featured: featuredArticles,
  criteria: sections(criteria.views.criterion),
  scoring: text({ max: 40 }),
  contact: text({ max: 40 }),
  others: text(),
});

export const articlesContent = z.object({
  hero: hero,
  backHome: text({ max: 40 }),
  linkedin: z.object({ title: text(), lead: text(), read: text({ max: 40 }), posts: linkedinPosts }),
  articles: z.object({ title: text(), original: text({ max: 40 }), items: staticArticles }),
  action: callToAction.extend({ booking: text({ max: 40 }) }),
});

const service = contentType({
  name: 'Service',
  text: { title: text({ max: 60 }), text: text(), points: list(3, text({ max: 110 })) },
  facts: { icon },
});

const quickOffer = (name: z.infer<typeof icon>) =>
  z.object({
    icon: fact(icon, name),
    kicker: text({ max: 60 }),
    title: text(),
    text: text(),
    points: list(4, text()),
    button: text({ max: 40 }),
  });

export const servicesContent = z.object({
  hero: hero,
  flagship: section(
    'flagship',
    z.object({
      kicker: text({ max: 60 }),
      title: text(),
      text: list(2, text()),
      points: list(4, titled),
      button: text({ max: 40 }),
    }),
  ),
  formats: section('formats', z.object({ title: text(), lead: text(), name: text({ max: 30 }), items: engagements.views.engagement })),
  services: section(
    'projects',
    z.object({
      title: text(),
      lead: text(),
      items: entries(service, { strategy: { icon: 'compass' }, concept: { icon: 'plan' }, rollout: { icon: 'storefronts' } }),
    }),
  ),
  reasons: z.object({ title: text(), items: list(4, titled) }),
  targets: z.object({ title: text(), items: list(8, text({ max: 140 })) }),
  booster: section('retail-booster', quickOffer('stopwatch')),
  hotline: section('hotline', quickOffer('phone')),
  limits: section('limits', z.object({ title: text(), text: list(2, text()) })),
  action: callToAction,
});

export const caseStudiesContent = z.object({
  hero: hero,
  labels: z.object({
    context: text(),
    demand: text(),
    findings: text(),
    actions: text(),
    results: text(),
    testimonial: text(),
  }),
  bars: z.object({ basketGrowth: text({ max: 40 }), stockoutReduction: text({ max: 40 }) } satisfies Record<
    z.infer<typeof barFigures>,
    unknown
  >),
  consolidating: text({ note: 'Says that the figures are still being consolidated.' }),
  studies: sections(studies.views.page),
  action: callToAction,
});

export const clientsContent = z.object({
  hero: hero,
  audiences: z.object({ title: text(), lead: text(), items: sections(audiences.views.profile) }),
  sectors: z.object({
    title: text(),
    lead: text(),
    sectors: text({ max: 30 }),
    expertise: text({ max: 30 }),
    examples: text({ max: 40 }),
    items: sections(sectors.views.card),
  }),
  action: callToAction,
});

export const contactContent = z.object({
  hero: hero,
  coordinates: z.object({
    title: text(),
    messaging: text(),
    messagingLink: text(),
    email: text(),
    address: text(),
    addressText: text(),
    booking: text(),
    bookingLink: text(),
  }),
  reasons: z.object({ title: text(), items: list(4, titled) }),
  form: section('message', z.object({ title: text(), lead: text() })),
});

/** Why a message was not taken in: on the page that says so, and from the function to the form. */
const refusal = (reason: (typeof refusals)[number], values = {}) =>
  section(reason, z.object({ title: text({ max: 60 }), text: text({ max: 300, values }) }));

export const messageSentContent = z.object({
  next: titled,
  suggestions: text(),
});

export const messageNotSentContent = z.object({
  title: rich(),
  refusals: z.object({
    invalid: refusal('invalid'),
    long: refusal('long', { max: contactBounds.message.max }),
    limited: refusal('limited'),
    unavailable: refusal('unavailable'),
  } satisfies Record<(typeof refusals)[number], unknown>),
  kept: titled,
  write: titled,
});

const tracks = ({ scoringToolTracks }: Identity) => scoringToolTracks;

export const locationScoringContent = z.object({
  hero: z.object({ title: rich(), lead: text(), drawing: text() }),
  features: list(3, titled),
  frame: section(
    'tool',
    z.object({
      title: text(),
      heading: text(),
      lead: text(),
      fullScreen: text(),
      load: text({ shownIf: tracks }),
      trackers: text({ params: ['host'], shownIf: tracks }),
    }),
  ),
  expert: section('expert', callToAction),
});

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
