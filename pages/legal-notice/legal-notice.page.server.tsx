import type { ReactNode } from 'react';
import { link } from '#generated/links.ts';
import { identity, knownIdentity, phoneText } from '#renderer/content/identity.ts';
import { useContent } from '#renderer/page.tsx';
import { ExampleNotice } from '#renderer/ui/example-notice.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { Paragraphs } from '#renderer/ui/paragraphs.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Euros, Isolated, Mail, Phone } from '#renderer/ui/text.tsx';

export function Page() {
  const { hero, facts, sections } = useContent('legalNotice');
  const { legalForm, shareCapital, registration, vatNumber, street, publicationDirector, hostName, hostAddress, hostPhone } = knownIdentity;
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
      <Paragraphs {...sections.property} />
      <Paragraphs title={sections.data.title} paragraphs={[sections.data.text]}>
        <PageLink to={link('privacy')} className="link arrow-link">
          {sections.data.link}
        </PageLink>
      </Paragraphs>
      <Paragraphs {...sections.limits} />
      <Paragraphs {...sections.liability} />
      <Paragraphs {...sections.jurisdiction} />
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
