/** The accessibility statement. */
import { link } from '#generated/links.ts';
import { fill } from '#renderer/content/fill.ts';
import { useContent } from '#renderer/page.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { ExternalLink, PageLink } from '#renderer/ui/link.tsx';
import { PointList, TitledList } from '#renderer/ui/lists.tsx';
import { Paragraphs } from '#renderer/ui/paragraphs.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { useDay } from '#renderer/ui/text.tsx';

/** The form of the French ombudsman, who also receives complaints about accessibility. */
const appealUrl = 'https://formulaire.defenseurdesdroits.fr/';

export function Page() {
  const { hero, date, assessed, sections } = useContent('accessibility');
  const { conformity, tests, gaps, report, appeal } = sections;
  return (
    <>
      <Hero title={hero.title} lead={hero.lead}>
        <p className="text-small text-ink-soft">{fill(assessed, { date: useDay(date) })}</p>
      </Hero>
      <Paragraphs {...conformity} />
      <Section title={tests.title} lead={tests.lead}>
        <TitledList items={tests.items} />
      </Section>
      <Section title={gaps.title} lead={gaps.lead}>
        <PointList items={gaps.items} />
      </Section>
      <Paragraphs {...report}>
        <PageLink to={link('contact')} className="button mt-2">
          {report.button}
        </PageLink>
      </Paragraphs>
      <Paragraphs {...appeal}>
        <ExternalLink href={appealUrl} className="link arrow-link">
          {appeal.link}
        </ExternalLink>
      </Paragraphs>
    </>
  );
}
