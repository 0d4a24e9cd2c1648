import { link } from '#generated/links.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { ContactForm } from '#renderer/islands/contact/contact-form.tsx';
import { useContactProps } from '#renderer/islands/contact/use-contact-props.ts';
import { Island } from '#renderer/islands/runtime/island.tsx';
import { useContent } from '#renderer/page.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { ArrowLink, PageLink } from '#renderer/ui/link.tsx';
import { PointList, StepList } from '#renderer/ui/lists.tsx';
import { Section, WideSection } from '#renderer/ui/section.tsx';
import { HomeHero } from './home-hero.tsx';
import { Missions } from './missions.tsx';

export function Page() {
  const { steps } = useContent('home');
  return (
    <>
      <HomeHero />
      <Audiences />
      <Section title={steps.title} lead={steps.lead}>
        <StepList items={steps.items} />
      </Section>
      <Columns />
      <Missions />
      <Categories />
      <Offers />
      <ShortForm />
    </>
  );
}

function Audiences() {
  const { audiences } = useContent('home');
  return (
    <WideSection title={audiences.title}>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {audiences.items.map((audience) => (
          <li key={audience.id}>
            <Icon href={iconAddress(audience.icon)} className="size-9 text-accent" />
            <h3 className="mt-5 text-h3">
              <PageLink to={audience.target} className="link">
                {audience.title}
              </PageLink>
            </h3>
            <p className="mt-3 text-ink-soft">{audience.brief}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

/** Three columns: two texts, and proofs with a link to the case studies. */
function Columns() {
  const { problem, method, proof } = useContent('home').columns;
  return (
    <section className="band">
      <div className="wrap grid gap-x-12 gap-y-12 py-section lg:grid-cols-3">
        {[problem, method].map((column) => (
          <div key={column.title}>
            <h2 className="text-h3">{column.title}</h2>
            <p className="measure mt-4">{column.text}</p>
          </div>
        ))}
        <div>
          <h2 className="text-h3">{proof.title}</h2>
          <div className="mt-4 mb-6">
            <PointList items={proof.points} />
          </div>
          <ArrowLink to={link('caseStudies')}>{proof.link}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

function Categories() {
  const { clients } = useContent('home');
  return (
    <WideSection title={clients.title} lead={clients.lead} aside={<ArrowLink to={link('clients')}>{clients.link}</ArrowLink>}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {clients.items.map((category) => (
          <li key={category.id} className="border-t border-ink pt-5">
            <Icon href={iconAddress(category.icon)} className="size-8 text-accent" />
            <h3 className="mt-4 text-h3">
              <PageLink to={category.target} className="link">
                {category.title}
              </PageLink>
            </h3>
            <p className="mt-2 text-small text-ink-soft">{category.description}</p>
            <p className="mt-3 font-display text-lead italic">{category.tagline}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

function Offers() {
  const { offers } = useContent('home');
  return (
    <Section title={offers.title}>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        {offers.items.map((offer) => (
          <li key={offer.id} className="flex flex-col items-start border-t border-ink pt-5">
            <Icon href={iconAddress(offer.icon)} className="size-8 text-accent" />
            <h3 className="mt-4 text-h3">{offer.title}</h3>
            <p className="mt-2 mb-4 text-ink-soft">{offer.text}</p>
            <ArrowLink to={offer.target} className="mt-auto">
              {offer.link}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The contact form with its required fields, the optional ones on demand. */
function ShortForm() {
  const { id, title, text, button } = useContent('home').contact;
  return (
    <section id={id} className="band">
      <div className="wrap grid gap-x-12 gap-y-12 py-section lg:grid-cols-3">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="measure mt-5 mb-6 text-ink-soft">{text}</p>
          <ArrowLink to={link('contact')}>{button}</ArrowLink>
        </div>
        <div className="lg:col-span-2">
          <Island name="contact-form" of={ContactForm} hydrate="intent" props={{ ...useContactProps('page'), isShort: true }} />
        </div>
      </div>
    </section>
  );
}
