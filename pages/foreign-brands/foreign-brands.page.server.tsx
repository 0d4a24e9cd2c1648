/** A market-entry brief for foreign brands. */
import { link } from '#generated/links.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { LinkedPoints, TitledList } from '#renderer/ui/lists.tsx';
import { Prose, RunningText } from '#renderer/ui/prose.tsx';
import { Section, WideSection } from '#renderer/ui/section.tsx';
import { about } from '#schema/contact/subjects.ts';
import { LeaseComparison, Permits, Routes } from './comparisons.tsx';
import { Budget, Timetable } from './plan.tsx';

export function Page() {
  const { hero, services, whyFrance, disclosure, employment, limits, action } = useContent('foreignBrands');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawing name="arrival" alt={hero.drawing} />}>
        <PageLink to={link('contact', 'message', about('france'))} className="button button-primary">
          {hero.contact}
        </PageLink>
        <PageLink to={link('locationScoring')} className="button">
          {hero.scoring}
        </PageLink>
      </Hero>
      <Contents />
      <WideSection id={services.id} title={services.title} lead={services.lead}>
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
          {services.items.map((service) => (
            <li key={service.title} className="border-t border-ink pt-5">
              <h3 className="text-h3">{service.title}</h3>
              <RunningText text={service.text} className="mt-3 mb-5 text-ink-soft" />
              <LinkedPoints items={service.points} />
            </li>
          ))}
        </ul>
      </WideSection>
      <Section id={whyFrance.id} title={whyFrance.title} lead={whyFrance.lead}>
        <TitledList items={whyFrance.items} />
      </Section>
      <Routes />
      <LeaseComparison />
      <Section id={disclosure.id} title={disclosure.title} lead={disclosure.lead}>
        <TitledList items={disclosure.items} />
      </Section>
      <Section id={employment.id} title={employment.title} lead={employment.lead}>
        <TitledList items={employment.items} />
      </Section>
      <Permits />
      <Timetable />
      <Budget />
      <Section id={limits.id} title={limits.title}>
        <Prose blocks={limits.text} />
      </Section>
      <div className="wrap @container pb-section *:mt-0">
        <LegalSources />
      </div>
      <CallToAction action={action} subject="france">
        <PageLink to={link('locationScoring')} className="button">
          {hero.scoring}
        </PageLink>
      </CallToAction>
    </>
  );
}

/** The table of contents in columns under the hero. */
function Contents() {
  const { contents, services, whyFrance, routes, lease, disclosure, employment, permits, timetable, budget } = useContent('foreignBrands');
  const sections = [services, whyFrance, routes, lease, disclosure, employment, permits, timetable, budget];
  return (
    <nav className="wrap pb-section print:hidden" aria-labelledby="contents">
      <p id="contents" className="border-t border-ink pt-4 text-small text-ink-soft">
        {contents}
      </p>
      <ol className="mt-3 grid gap-x-10 sm:grid-flow-col sm:auto-cols-fr sm:grid-rows-5 lg:grid-rows-3">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a className="flex min-h-11 items-baseline gap-4 py-2 hover:text-accent" href={`#${section.id}`}>
              <span className="w-5 shrink-0 font-display text-accent" aria-hidden="true">
                {index + 1}
              </span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
