import type { ReactNode } from 'react';
import type { Entry, Person, PersonId } from '#generated/content.ts';
import { link } from '#generated/links.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { EngagementList } from '#renderer/ui/engagements.tsx';
import { ExampleNotice } from '#renderer/ui/example-notice.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { ArrowLink, PageLink, ProfileLink } from '#renderer/ui/link.tsx';
import { StepList, TitledList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Languages } from '#renderer/ui/text.tsx';

export function Page() {
  const { hero, highlights, expertise, approach, action } = useContent('about');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawing name="drafting-table" />}>
        <PageLink to={link('contact')} className="button button-primary">
          {hero.contact}
        </PageLink>
        <PageLink to={link('locationScoring')} className="button">
          {hero.scoring}
        </PageLink>
      </Hero>
      <section aria-label={highlights.name} className="band">
        <ul className="wrap grid gap-x-column gap-y-10 py-16 sm:grid-cols-3">
          {highlights.figures.map((id) => (
            <li key={id}>
              <KeyFigure id={id} />
            </li>
          ))}
        </ul>
      </section>
      <People />
      <Section title={expertise.title} lead={expertise.lead}>
        <StepList items={expertise.items} />
      </Section>
      <Section title={approach.title}>
        <div className="measure grid gap-x-column gap-y-4 lg:max-w-none lg:grid-cols-2">
          {approach.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-14">
          <TitledList items={approach.principles} />
        </div>
      </Section>
      <Formats />
      <CallToAction action={action} subject="diagnostic" />
    </>
  );
}

/** The people, each with languages, past roles and profile, and their way of working. */
function People() {
  const { title, lead, items, method, languages } = useContent('about').people;
  return (
    <Section title={title} lead={lead}>
      <ExampleNotice />
      <ul className="grid gap-y-12">
        {items.map((person) => (
          <li key={person.id} id={person.id} className="grid gap-x-10 gap-y-6 border-t border-ink pt-4 @min-[46rem]:grid-cols-2">
            <div>
              <h3 className="text-h3">{person.name}</h3>
              <p className="mt-1 text-small text-accent first-letter:uppercase">{person.role}</p>
              <p className="measure mt-4 text-ink-soft">{person.line}</p>
            </div>
            <PersonFacts person={person} />
          </li>
        ))}
      </ul>
      <div className="mt-16">
        <TitledList items={[method, languages]} />
      </div>
    </Section>
  );
}

/** Past roles and languages of a person, and the link to a profile if there is one. */
function PersonFacts({ person }: { readonly person: Entry<Person, PersonId> }) {
  const { spoken, pastRoles } = useContent('about').people;
  const rows: readonly (readonly [term: string, value: ReactNode])[] = [
    ...pastRoles.filter((role) => role.person === person.id).map(({ years, post }) => [years.replace('-', '–'), post] as const),
    [spoken, <Languages key="languages" codes={person.languages} />],
  ];
  return (
    <div className="text-small">
      <dl className="divide-y divide-line border-line @max-[46rem]:border-t @min-[46rem]:-mt-2">
        {rows.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[6rem_1fr] gap-x-4 py-2">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {person.link !== undefined && (
        <p className="mt-3">
          <ProfileLink href={person.link} of={person.name} />
        </p>
      )}
    </div>
  );
}

function Formats() {
  const { id, title, lead, compare, items } = useContent('about').formats;
  return (
    <Section id={id} title={title} lead={lead} aside={<ArrowLink to={link('services', 'formats')}>{compare}</ArrowLink>}>
      <EngagementList items={items} />
    </Section>
  );
}
