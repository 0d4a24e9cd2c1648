/** Contact: coordinates, reasons, and the form. */

import { Door } from '#renderer/drawings/door.tsx';
import { ContactForm } from '#renderer/islands/contact/contact-form.tsx';
import { useContactProps } from '#renderer/islands/contact/contact-props.ts';
import { Island } from '#renderer/islands/island.tsx';
import { useContent } from '#renderer/page.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Coordinates } from './parts/coordinates.tsx';

export function Page() {
  const { hero, coordinates, reasons, form } = useContent('contact');
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        drawing={
          <div className="mx-auto max-w-80 lg:mr-0">
            <Door />
          </div>
        }
      />
      <section id={form.id} className="band">
        <div className="wrap grid gap-x-column gap-y-12 py-section lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 className="text-h2">{coordinates.title}</h2>
            <Coordinates />
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <h2 className="text-h2">{form.title}</h2>
            <p className="measure mt-4 mb-8 text-ink-soft">{form.lead}</p>
            <Island name="contact-form" of={ContactForm} hydrate="intent" props={useContactProps('page')} />
          </div>
        </div>
      </section>
      <Section title={reasons.title}>
        <TitledList items={reasons.items} />
      </Section>
    </>
  );
}
