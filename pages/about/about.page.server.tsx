/** About the firm. */
import { link } from '#generated/links.ts';
import { DraftingTable } from '#renderer/drawings/drafting-table.tsx';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { StepList, TitledList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';

export function Page() {
  const { hero, highlights, expertise, approach, action } = useContent('about');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<DraftingTable />}>
        <PageLink to={link('contact')} className="button button-primary">
          {hero.contact}
        </PageLink>
        <PageLink to={link('locationScoring')} className="button">
          {hero.scoring}
        </PageLink>
      </Hero>
      <section aria-label={highlights.name} className="band">
        <ul className="wrap grid gap-10 py-16 sm:grid-cols-3">
          {highlights.figures.map((id) => (
            <li key={id}>
              <KeyFigure id={id} />
            </li>
          ))}
        </ul>
      </section>
      <Section title={expertise.title} lead={expertise.lead}>
        <StepList items={expertise.items} />
      </Section>
      <Section title={approach.title}>
        <div className="measure grid gap-5">
          {approach.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-14">
          <TitledList items={approach.principles} />
        </div>
      </Section>
      <CallToAction title={action.title} text={action.text}>
        <PageLink to={link('contact')} className="button button-primary">
          {action.button}
        </PageLink>
      </CallToAction>
    </>
  );
}
