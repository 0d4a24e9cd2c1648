import type { ReactNode } from 'react';
import { identity, knownIdentity, phoneText } from '#renderer/content/identity.ts';
import { useContent } from '#renderer/page.tsx';
import { ExampleNotice } from '#renderer/ui/example-notice.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Euros, Isolated, Mail, Phone, WithMail } from '#renderer/ui/text.tsx';

export function Page() {
  const { hero, facts, sections } = useContent('legalNotice');
  const retained = sections.retention.paragraphs;
  const recipients = sections.recipients.paragraphs;
  const { legalForm, shareCapital, registration, vatNumber, street, publicationDirector, hostName, hostAddress, hostPhone } = knownIdentity;
  const areProvidersKnown = [hostName, knownIdentity.formHost, knownIdentity.mailHost].every((name) => name !== undefined);
  const rows: readonly (readonly [term: string, value: ReactNode])[] = [
    [facts.company, identity.legalName],
    [facts.form, legalForm],
    [facts.capital, shareCapital && <Euros key="capital" amount={shareCapital} />],
    [facts.registration, registration],
    [facts.vat, vatNumber],
    [facts.address, street && <Isolated key="address">{`${street}, ${identity.postcode} ${identity.city}`}</Isolated>],
    [facts.director, publicationDirector],
    [facts.contact, <WithPhone key="contact" place={<Mail />} number={phoneText} />],
    [
      facts.host,
      hostName && hostAddress && <WithPhone key="host" place={<Isolated>{`${hostName}, ${hostAddress}`}</Isolated>} number={hostPhone} />,
    ],
  ];
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <Section title={facts.title}>
        <dl className="ruled">
          {rows
            .filter(([, value]) => value)
            .map(([term, value]) => (
              <div key={term} className="grid gap-x-8 py-3 @min-[32rem]:grid-cols-[16rem_1fr]">
                <dt className="text-ink-soft">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <ExampleNotice />
      </Section>
      <Part {...sections.property} />
      <Part {...sections.form} />
      <Part {...sections.retention} paragraphs={[retained.database, retained.mail, retained.erasure]} />
      <Part
        {...sections.recipients}
        paragraphs={[areProvidersKnown ? recipients.named : recipients.unnamed, recipients.transfers, recipients.services]}
      />
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

/** A place to write to, followed by a phone number if there is one. */
function WithPhone({ place, number }: { readonly place: ReactNode; readonly number: string | undefined }) {
  return (
    <>
      {place}
      {number !== undefined && (
        <>
          {'\u00a0— '}
          <Phone number={number} />
        </>
      )}
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
