/** The legal notice. */
import { identity } from '#renderer/content/identity.ts';
import { useContent } from '#renderer/page.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Section } from '#renderer/ui/section.tsx';

export function Page() {
  const { hero, facts, sections } = useContent('legalNotice');
  const rows = [
    [facts.company, identity.legalName],
    [facts.form, identity.legalForm],
    [facts.capital, identity.shareCapital],
    [facts.registration, identity.registration],
    [facts.vat, identity.vatNumber],
    [facts.address, `${identity.street}, ${identity.postcode} ${identity.city}`],
    [facts.director, identity.publicationDirector],
    [facts.contact, `${identity.email} — ${identity.phone}`],
    [facts.host, `${identity.hostName}, ${identity.hostAddress} — ${identity.hostPhone}`],
  ] as const;
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <Section title={facts.title}>
        <dl className="divide-y divide-line border-y border-line">
          {rows.map(([term, value]) => (
            <div key={term} className="grid gap-x-8 py-3 @min-[32rem]:grid-cols-[16rem_1fr]">
              <dt className="text-ink-soft">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {sections.map((section) => (
        <Section key={section.title} title={section.title}>
          <div className="measure grid gap-4">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}
