import type { ServicesContent } from '#generated/content.ts';
import type { Link } from '#generated/links.ts';
import { contactAbout } from '#renderer/content/contact-link.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { EngagementPrice, hasPrices } from '#renderer/ui/engagements.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { PointList, StepList, TitledList } from '#renderer/ui/lists.tsx';
import { Section, WideSection } from '#renderer/ui/section.tsx';
import { DataTable } from '#renderer/ui/tables.tsx';

export function Page() {
  const { hero, services, reasons, targets, booster, hotline, limits, action } = useContent('services');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} drawing={<Drawing name="floor-plan" />} />
      <Comparison />
      <Flagship />
      <WideSection id={services.id} title={services.title} lead={services.lead}>
        <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
          {services.items.map((service) => (
            <li key={service.id}>
              <Icon href={iconAddress(service.icon)} className="size-9 text-accent" />
              <h3 className="mt-5 text-h3">{service.title}</h3>
              <p className="mt-3 mb-5 text-ink-soft">{service.text}</p>
              <PointList items={service.points} />
            </li>
          ))}
        </ul>
      </WideSection>
      <Section title={reasons.title}>
        <TitledList items={reasons.items} columns={3} />
      </Section>
      <Section title={targets.title}>
        <ol className="ruled grid gap-x-column lg:grid-cols-2">
          {targets.items.map((target) => (
            <li key={target} className="py-4 font-display text-h3">
              {target}
            </li>
          ))}
        </ol>
      </Section>
      <QuickOffer offer={booster} to={contactAbout('booster')} />
      <QuickOffer offer={hotline} to={contactAbout('hotline')} />
      <Section id={limits.id} title={limits.title}>
        <div className="measure grid gap-x-column gap-y-4 lg:max-w-none lg:grid-cols-2">
          {limits.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <LegalSources />
      </Section>
      <CallToAction action={action} subject="diagnostic" />
    </>
  );
}

function Comparison() {
  const { id, title, lead, name, items } = useContent('services').formats;
  const { engagement: words } = useContent('common');
  const isPriced = hasPrices(items.map(({ price }) => price));
  return (
    <WideSection id={id} title={title} lead={lead}>
      <DataTable
        name={title}
        columns={[name, words.need, words.duration, words.deliverables, words.who, words.next, ...(isPriced ? [words.price] : [])]}
        rows={items.map((item) => ({
          id: item.id,
          name: (
            <PageLink to={item.target} className="link">
              {item.name}
            </PageLink>
          ),
          cells: [
            item.need,
            item.duration,
            item.deliverables,
            item.who,
            item.next,
            ...(isPriced ? [<EngagementPrice key="price" field={item.price} />] : []),
          ],
        }))}
      />
    </WideSection>
  );
}

function Flagship() {
  const { flagship } = useContent('services');
  return (
    <section id={flagship.id} className="band">
      <div className="wrap grid gap-x-column gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="text-small text-accent">{flagship.kicker}</p>
          <h2 className="mt-3 text-h2">{flagship.title}</h2>
          <div className="measure mt-6 grid gap-4">
            {flagship.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <PageLink to={contactAbout('diagnostic')} className="button button-primary mt-8">
            {flagship.button}
          </PageLink>
        </div>
        <div className="lg:col-span-7">
          <StepList items={flagship.points} />
        </div>
      </div>
    </section>
  );
}

interface QuickOfferProps {
  readonly offer: ServicesContent['booster'] | ServicesContent['hotline'];
  readonly to: Link;
}

/** A short offer for urgent questions. */
function QuickOffer({ offer, to }: QuickOfferProps) {
  return (
    <section id={offer.id} className="wrap">
      <div className="grid gap-x-column gap-y-8 border-t border-line py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Icon href={iconAddress(offer.icon)} className="size-12 text-accent" />
          <p className="mt-5 text-small text-accent">{offer.kicker}</p>
          <h2 className="mt-3 text-h2">{offer.title}</h2>
          <p className="measure mt-5 text-lead text-ink-soft">{offer.text}</p>
        </div>
        <div className="lg:col-span-5">
          <PointList items={offer.points} />
          <PageLink to={to} className="button mt-8">
            {offer.button}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
