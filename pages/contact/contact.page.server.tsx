/** Contact: the form with what becomes of a message on each subject, contact details, and reasons to write. */
import type { ReactNode } from 'react';
import { identity } from '#renderer/content/identity.ts';
import { ContactForm } from '#renderer/islands/contact/contact-form.tsx';
import type { SubjectNote } from '#renderer/islands/contact/use-contact-form.ts';
import { useContactProps } from '#renderer/islands/contact/use-contact-props.ts';
import { Island } from '#renderer/islands/runtime/island.tsx';
import { messagingUrl } from '#renderer/layout/footer.tsx';
import { useContent } from '#renderer/page.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { hasPrices, usePrice } from '#renderer/ui/engagements.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { ExternalLink } from '#renderer/ui/link.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Isolated } from '#renderer/ui/text.tsx';

export function Page() {
  const { hero, coordinates, reasons, form } = useContent('contact');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} isTight />
      <section id={form.id} className="band">
        <div className="wrap grid gap-x-column gap-y-12 py-8 sm:py-section lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 className="mb-6 text-h2">{form.title}</h2>
            <Island
              name="contact-form"
              of={ContactForm}
              hydrate="intent"
              props={{ ...useContactProps('page'), notes: useSubjectNotes() }}
            />
            <p className="measure mt-6 text-small text-ink-soft">{form.lead}</p>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <h2 className="text-h2">{coordinates.title}</h2>
            <Coordinates />
            <div className="mx-auto mt-12 max-w-80">
              <Drawing name="door" isBelow />
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

/** Returns the notes of the subjects, each with a price if the identity has one. */
function useSubjectNotes(): readonly SubjectNote[] {
  const { items, receive, send, duration } = useContent('contact').subjects;
  const { price } = useContent('common').engagement;
  const priceOf = usePrice();
  return items.map((item) => ({
    id: item.id,
    facts: [
      [receive, item.receive],
      [send, item.send],
      [duration, item.duration],
      ...(item.price && hasPrices([item.price]) ? [[price, priceOf(item.price)] as const] : []),
    ],
  }));
}

/** The contact details of the firm. */
function Coordinates() {
  const { coordinates } = useContent('contact');
  return (
    <dl className="mt-8 grid gap-6">
      <Row term={coordinates.messaging}>
        <ExternalLink className="link" href={messagingUrl}>
          {coordinates.messagingLink}
        </ExternalLink>
      </Row>
      <Row term={coordinates.email}>
        <a className="link" href={`mailto:${identity.email}`}>
          <Isolated>{identity.email}</Isolated>
        </a>
      </Row>
      <Row term={coordinates.booking}>
        <ExternalLink className="link" href={identity.booking}>
          {coordinates.bookingLink}
        </ExternalLink>
      </Row>
      <Row term={coordinates.address}>{coordinates.addressText}</Row>
    </dl>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-ink pt-3">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
