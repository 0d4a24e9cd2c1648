/** Location scoring: features of the tool, the tool in a frame, and contact with an expert. */
import { contactAbout } from '#renderer/content/contact-link.ts';
import { useContent } from '#renderer/page.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { ToolFrame } from '#renderer/ui/tool-frame.tsx';

export function Page() {
  const { hero, features, expert } = useContent('locationScoring');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawing name="street-plan" alt={hero.drawing} />} />
      <div className="wrap pb-section">
        <TitledList items={features} columns={3} heading="h2" />
      </div>
      <ToolFrame />
      <section id={expert.id} className="wrap grid gap-x-column gap-y-8 py-section lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-4">{expert.title}</h2>
        <div className="lg:col-span-7 lg:col-start-6">
          <p className="measure text-lead text-ink-soft">{expert.text}</p>
          <PageLink to={contactAbout('booster')} className="button button-primary mt-8" opens="contact-modal">
            {expert.button}
          </PageLink>
        </div>
      </section>
    </>
  );
}
