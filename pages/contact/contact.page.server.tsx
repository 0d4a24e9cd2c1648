/** Contact: the form, coordinates beside or below it, and reasons. */

import { ContactForm } from '#renderer/islands/contact/contact-form.tsx';
import { useContactProps } from '#renderer/islands/contact/use-contact-props.ts';
import { Island } from '#renderer/islands/runtime/island.tsx';
import { useContent } from '#renderer/page.tsx';
import { Drawn } from '#renderer/ui/drawn.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Coordinates } from './parts/coordinates.tsx';

export function Page() {
  const { hero, coordinates, reasons, form } = useContent('contact');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} isTight />
      <section id={form.id} className="band">
        <div className="wrap grid gap-x-column gap-y-12 py-8 sm:py-section lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 className="mb-6 text-h2">{form.title}</h2>
            <Island name="contact-form" of={ContactForm} hydrate="intent" props={useContactProps('page')} />
            <p className="measure mt-6 text-small text-ink-soft">{form.lead}</p>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <h2 className="text-h2">{coordinates.title}</h2>
            <Coordinates />
            <div className="mx-auto mt-12 max-w-80">
              <Drawn name="door" isBelow />
            </div>
          </div>
        </div>
      </section>
      <Section title={reasons.title}>
        <TitledList items={reasons.items} />
      </Section>
    </>
  );
}
