/** The four offers, as a table of contents. */
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { Section } from '#renderer/ui/section.tsx';

export function Offers() {
  const { offers } = useContent('home');
  return (
    <Section title={offers.title} lead={offers.lead}>
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
