/** About the firm. */
import { link } from '#generated/links.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawn } from '#renderer/ui/drawn.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { StepList, TitledList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Formats } from './parts/formats.tsx';
import { Partner } from './parts/partner.tsx';

export function Page() {
  const { hero, highlights, expertise, approach, action } = useContent('about');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawn name="drafting-table" />}>
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
      <Partner />
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
      <Formats />
      <CallToAction action={action} />
    </>
  );
}
