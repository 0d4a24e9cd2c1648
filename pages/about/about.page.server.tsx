import { link } from '#generated/links.ts';
import { identity, wholePartner } from '#renderer/content/identity.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { EngagementList } from '#renderer/ui/engagements.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { ArrowLink, PageLink } from '#renderer/ui/link.tsx';
import { StepList, TitledList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';

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

/** The partner: portrait, career, method and languages. */
function Partner() {
  const { id, title, role, portrait, career, method, languages } = useContent('about').partner;
  const picture =
    identity.portrait === '' ? (
      <Drawing name="portrait" isBelow />
    ) : (
      <img
        className="block h-auto w-full"
        src={identity.portrait}
        width={320}
        height={400}
        alt={portrait}
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <Section id={id} title={title.replace(identity.partner, wholePartner)} lead={role} aside={<div className="max-w-64">{picture}</div>}>
      <div className="measure grid gap-5">
        {career.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-12">
        <TitledList items={[method, languages]} />
      </div>
    </Section>
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
