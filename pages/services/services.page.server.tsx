/** The services. */
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawn } from '#renderer/ui/drawn.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PointList, TitledList } from '#renderer/ui/lists.tsx';
import { Section, WideSection } from '#renderer/ui/section.tsx';
import { Comparison } from './parts/comparison.tsx';
import { Flagship } from './parts/flagship.tsx';
import { QuickOffer } from './parts/quick-offer.tsx';

export function Page() {
  const { hero, services, reasons, targets, booster, hotline, limits, action } = useContent('services');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawn name="floor-plan" />} />
      <Comparison />
      <Flagship />
      <WideSection id={services.id} title={services.title} lead={services.lead}>
        <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
          {services.items.map((service) => (
            <li key={service.id}>
              <Icon href={iconAddress(service.icon)} className="size-9 text-accent" />
              <h3 className="mt-5 text-h3">{service.title}</h3>
              <p className="mt-3 mb-5 text-ink-soft">{service.text}</p>
              <PointList items={service.points} />
            </li>
          ))}
        </ul>
      </WideSection>
      <Section title={reasons.title}>
        <TitledList items={reasons.items} />
      </Section>
      <Section title={targets.title}>
        <ol className="ruled">
          {targets.items.map((target) => (
            <li key={target} className="py-4 font-display text-h3">
              {target}
            </li>
          ))}
        </ol>
      </Section>
      <QuickOffer offer={booster} />
      <QuickOffer offer={hotline} />
      <Section id={limits.id} title={limits.title}>
        <div className="measure grid gap-4">
          {limits.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <LegalSources />
      </Section>
      <CallToAction action={action} />
    </>
  );
}
