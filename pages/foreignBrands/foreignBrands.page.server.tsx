/** Foreign brands entering France. */
import { link } from '#generated/links.ts';
import { Arrival } from '#renderer/drawings/arrival.tsx';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { PointList, StepList, TitledList } from '#renderer/ui/lists.tsx';
import { Section, WideSection } from '#renderer/ui/section.tsx';

export function Page() {
  const { hero, services, whyFrance, sequence, action } = useContent('foreignBrands');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Arrival label={hero.drawing} />}>
        <PageLink to={link('contact')} className="button button-primary">
          {hero.contact}
        </PageLink>
        <PageLink to={link('locationScoring')} className="button">
          {hero.scoring}
        </PageLink>
      </Hero>
      <WideSection title={services.title} lead={services.lead}>
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
          {services.items.map((service) => (
            <li key={service.title} className="border-t border-ink pt-5">
              <h3 className="text-h3">{service.title}</h3>
              <p className="measure mt-3 mb-5 text-ink-soft">{service.text}</p>
              <PointList items={service.points} />
            </li>
          ))}
        </ul>
      </WideSection>
      <Section id={whyFrance.id} title={whyFrance.title} lead={whyFrance.lead}>
        <TitledList items={whyFrance.items} />
      </Section>
      <Section title={sequence.title}>
        <StepList items={sequence.items} />
      </Section>
      <CallToAction title={action.title} text={action.text}>
        <PageLink to={link('contact')} className="button button-primary">
          {action.button}
        </PageLink>
        <PageLink to={link('locationScoring')} className="button">
          {hero.scoring}
        </PageLink>
      </CallToAction>
    </>
  );
}
