/** A page on one subject of law for foreign brands: a table, points, and the other subjects. */
import { link } from '#generated/links.ts';
import { kinds } from '#generated/pages.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale, usePageOf } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { Inline } from '#renderer/ui/prose.tsx';
import { Section, WideSection } from '#renderer/ui/section.tsx';
import { DataTable } from '#renderer/ui/tables.tsx';

export function Page() {
  const id = usePageOf('entryTopic');
  const locale = useLocale();
  const { hero, drawing, table, points, action } = useContent(id);
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawing name={drawing} alt={hero.drawing} isBelow />} isBeside />
      <WideSection id={table.id} title={table.title} lead={table.lead}>
        <DataTable
          name={table.title}
          columns={table.columns}
          rows={table.rows.map(({ name, cells }) => ({
            id: name,
            name,
            cells: cells.map((nodes, index) => <Inline key={index} nodes={nodes} />),
          }))}
        />
      </WideSection>
      <Section
        id={points.id}
        title={points.title}
        lead={points.lead}
        aside={
          <ul className="grid gap-1">
            {kinds.entryTopic
              .filter((other) => other !== id)
              .map((other) => (
                <li key={other}>
                  <PageLink to={link(other)} className="link arrow-link inline-block py-2">
                    {loadContent(other, locale).label}
                  </PageLink>
                </li>
              ))}
          </ul>
        }
      >
        <TitledList items={points.items} />
      </Section>
      <div className="wrap @container pb-section *:mt-0">
        <LegalSources />
      </div>
      <CallToAction action={action} subject="france" />
    </>
  );
}
