import { z } from 'zod';
import { choice, contentType, entries, fact, list, section, text } from '../language/define.ts';
import { engagements } from './engagements.ts';
import { type IconName, icon } from './icons.ts';
import { callToAction, hero, titled } from './shared.ts';

const service = contentType({
  name: 'Service',
  text: { title: text({ max: 60 }), text: text(), points: list(3, text({ max: 110 })) },
  facts: { icon },
});

/** The services with an icon each. */
const services = { strategy: { icon: 'compass' }, concept: { icon: 'plan' }, rollout: { icon: 'storefronts' } } as const;

/** Type of a fact that names a service. */
export const serviceId = choice('ServiceId', Object.keys(services) as (keyof typeof services)[]);

const quickOffer = (name: IconName) =>
  z.object({
    icon: fact(icon, name),
    kicker: text({ max: 60 }),
    title: text(),
    text: text(),
    points: list(3, text({ max: 140 })),
    button: text({ max: 40 }),
  });

export const servicesContent = z.object({
  hero,
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
      items: entries(service, services),
    }),
  ),
  reasons: z.object({ title: text(), items: list(3, titled) }),
  targets: z.object({ title: text(), items: list({ min: 3, max: 12 }, text({ max: 140 })) }),
  booster: section('retail-booster', quickOffer('stopwatch')),
  hotline: section('hotline', quickOffer('phone')),
  limits: section('limits', z.object({ title: text(), text: list(2, text()) })),
  action: callToAction,
});
