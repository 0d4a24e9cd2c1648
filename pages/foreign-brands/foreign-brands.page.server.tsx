/** A market-entry brief for foreign brands. */
import { link } from '#generated/links.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { Prose } from '#renderer/ui/prose.tsx';
import { Section, WideSection } from '#renderer/ui/section.tsx';
import { EntryFigures } from './entry-figures.tsx';
import { OnPage } from './on-page.tsx';
import { Budget, Timetable } from './plan.tsx';
import { Routes } from './routes.tsx';

export function Page() {
  const { hero, services, whyFrance, disclosure, limits, action } = useContent('foreignBrands');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawing name="arrival" alt={hero.drawing} />} isBeside isTight>
        <PageLink to={link('contact')} className="button button-primary">
          {hero.contact}
        </PageLink>
      </Hero>
      <EntryFigures />
      <OnPage />
      <WideSection id={services.id} title={services.title} lead={services.lead}>
        <TitledList items={services.items} />
      </WideSection>
      <Section id={whyFrance.id} title={whyFrance.title} lead={whyFrance.lead}>
        <TitledList items={whyFrance.items} />
      </Section>
      <Routes />
      <Topics />
      <Section id={disclosure.id} title={disclosure.title} lead={disclosure.lead}>
        <TitledList items={disclosure.items} />
      </Section>
      <Timetable />
      <Budget />
      <Section id={limits.id} title={limits.title}>
        <Prose blocks={limits.text} />
      </Section>
      <div className="wrap @container pb-section *:mt-0">
        <LegalSources />
      </div>
      <CallToAction action={action}>
        <PageLink to={link('locationScoring')} className="button">
          {hero.scoring}
        </PageLink>
      </CallToAction>
    </>
  );
}

/** The subjects that have pages of their own. */
function Topics() {
  const { id, title, lease, employment, permits } = useContent('foreignBrands').topics;
  const items = [
    { ...lease, to: link('frenchLease') },
    { ...employment, to: link('employment') },
    { ...permits, to: link('permits') },
  ];
  return (
    <div className="band">
      <WideSection id={id} title={title}>
        <ul className="grid gap-x-12 gap-y-8 @min-[44rem]:grid-cols-3">
          {items.map((item) => (
            <li key={item.id} id={item.id} className="border-t border-ink pt-4">
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-2 text-ink-soft">{item.text}</p>
              <PageLink to={item.to} className="arrow-link mt-3">
                {item.link}
              </PageLink>
            </li>
          ))}
        </ul>
      </WideSection>
    </div>
  );
}
