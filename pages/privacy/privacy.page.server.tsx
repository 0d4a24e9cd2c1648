/** What the site does with personal data. */
import { link } from '#generated/links.ts';
import { fill } from '#renderer/content/fill.ts';
import { identity, knownIdentity } from '#renderer/content/identity.ts';
import { useContent } from '#renderer/page.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { ExternalLink, PageLink } from '#renderer/ui/link.tsx';
import { Paragraphs } from '#renderer/ui/paragraphs.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { DataTable } from '#renderer/ui/tables.tsx';
import { useDay } from '#renderer/ui/text.tsx';

/** The page of the French data protection authority for complaints. */
const complaintUrl = 'https://www.cnil.fr/fr/adresser-une-plainte';

export function Page() {
  const { hero, date, updated, sections } = useContent('privacy');
  const { controller, form, retention, recipients, rights } = sections;
  const { hostName, formHost, mailHost } = knownIdentity;
  const areProvidersKnown = [hostName, formHost, mailHost].every((name) => name !== undefined);
  const { database, mail, erasure } = retention.paragraphs;
  const { named, unnamed, transfers, services } = recipients.paragraphs;
  return (
    <>
      <Hero title={hero.title} lead={hero.lead}>
        <p className="text-small text-ink-soft">{fill(updated, { date: useDay(date) })}</p>
      </Hero>
      <Paragraphs {...controller}>
        <PageLink to={link('legalNotice')} className="link arrow-link">
          {controller.link}
        </PageLink>
      </Paragraphs>
      <Paragraphs {...form} />
      <Paragraphs {...retention} paragraphs={[database, mail, erasure]} />
      <Paragraphs {...recipients} paragraphs={[areProvidersKnown ? named : unnamed, transfers, services]} />
      <Paragraphs {...rights}>
        <ExternalLink href={complaintUrl} className="link arrow-link">
          {rights.complaint}
        </ExternalLink>
      </Paragraphs>
      <Device />
      <div className="wrap @container pb-section *:mt-0">
        <LegalSources />
      </div>
    </>
  );
}

/** What the browser stores, as a table. */
function Device() {
  const { title, lead, columns, items, tool } = useContent('privacy').sections.device;
  return (
    <WideSection title={title} lead={lead}>
      <DataTable
        name={title}
        columns={[columns.what, columns.why, columns.until]}
        rows={items.map(({ what, why, until }) => ({ id: what, name: what, cells: [why, until] }))}
      />
      {identity.scoringTool !== '' && <p className="measure mt-8">{tool}</p>}
    </WideSection>
  );
}
