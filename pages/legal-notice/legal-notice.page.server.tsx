import { Fragment } from 'react';
import { identity, phoneText } from '#renderer/content/identity.ts';
import { useContent } from '#renderer/page.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Euros, Isolated, Mail, Phone, WithMail } from '#renderer/ui/text.tsx';

export function Page() {
  const { hero, facts, sections } = useContent('legalNotice');
  const retained = sections.retention.paragraphs;
  const rows = [
    [facts.company, identity.legalName],
    [facts.form, identity.legalForm],
    [facts.capital, <Euros key="capital" amount={identity.shareCapital} />],
    [facts.registration, identity.registration],
    [facts.vat, identity.vatNumber],
    [facts.address, <Isolated key="address">{`${identity.street}, ${identity.postcode} ${identity.city}`}</Isolated>],
    [facts.director, identity.publicationDirector],
    [
      facts.contact,
      <Fragment key="contact">
        <Mail />
        {'\u00a0— '}
        <Phone number={phoneText} />
      </Fragment>,
    ],
    [
      facts.host,
      <Fragment key="host">
        <Isolated>{`${identity.hostName}, ${identity.hostAddress}`}</Isolated>
        {'\u00a0— '}
        <Phone number={identity.hostPhone} />
      </Fragment>,
    ],
  ] as const;
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <Section title={facts.title}>
        <dl className="ruled">
          {rows.map(([term, value]) => (
            <div key={term} className="grid gap-x-8 py-3 @min-[32rem]:grid-cols-[16rem_1fr]">
              <dt className="text-ink-soft">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Part {...sections.property} />
      <Part {...sections.form} />
      <Part {...sections.retention} paragraphs={[retained.database, retained.mail, retained.erasure]} />
      <Part {...sections.recipients} />
      <Part {...sections.rights} />
      <Part {...sections.device} />
      <Part {...sections.limits} />
      <Part {...sections.liability} />
      <Part {...sections.jurisdiction} />
      <div className="wrap @container pb-section *:mt-0">
        <LegalSources />
      </div>
    </>
  );
}

interface PartProps {
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

function Part({ id, title, paragraphs }: PartProps) {
  return (
    <Section {...(id !== undefined && { id })} title={title}>
      <div className="measure grid gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <WithMail text={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  );
}
