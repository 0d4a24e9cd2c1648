/** A market-entry brief for foreign brands. */
import { link } from '#generated/links.ts';
import { contactAbout } from '#renderer/content/contact-link.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { Section, WideSection } from '#renderer/ui/section.tsx';
import { EntryFigures } from './entry-figures.tsx';
import { OnPage } from './on-page.tsx';
import { Budget, Timetable } from './plan.tsx';
import { Routes } from './routes.tsx';

export function Page() {
  const { hero, services, whyFrance, action } = useContent('foreignBrands');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawing name="arrival" alt={hero.drawing} isBelow />} isBeside isTight>
        <PageLink to={contactAbout('france')} className="button button-primary">
          {hero.contact}
        </PageLink>
      </Hero>
      <EntryFigures />
      <OnPage />
      <WideSection id={services.id} title={services.title} lead={services.lead}>
        <TitledList items={services.items} />
      </WideSection>
      <Section id={whyFrance.id} title={whyFrance.title}>
        <TitledList items={whyFrance.items} columns={3} />
      </Section>
      <Routes />
      <Topics />
      <Timetable />
      <Budget />
      <div className="wrap @container pb-section *:mt-0">
        <LegalSources />
      </div>
      <CallToAction action={action} subject="france" />
    </>
  );
}

/** The subjects that have pages of their own. */
function Topics() {
  const { id, title, lease, disclosure, employment, permits } = useContent('foreignBrands').topics;
  const items = [
    { ...lease, to: link('frenchLease') },
    { ...disclosure, to: link('franchiseLaw') },
    { ...employment, to: link('employment') },
    { ...permits, to: link('permits') },
  ];
  return (
    <div className="band">
      <WideSection id={id} title={title}>
        <ul className="grid gap-x-10 gap-y-4 @min-[44rem]:grid-cols-2 @min-[66rem]:grid-cols-4">
          {items.map((item) => (
            <li key={item.id} id={item.id} className="border-t border-ink pt-3">
              <h3 className="text-h3">
                <PageLink to={item.to} className="arrow-link">
                  {item.title}
                </PageLink>
              </h3>
              <p className="mt-1 text-ink-soft">{item.text}</p>
            </li>
          ))}
        </ul>
      </WideSection>
    </div>
  );
}
