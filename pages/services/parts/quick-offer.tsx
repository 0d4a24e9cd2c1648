/** An offer for a question that cannot wait. */

import type { ServicesContent } from '#generated/content.ts';
import { link } from '#generated/links.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { Icon } from '#renderer/ui/icon.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { PointList } from '#renderer/ui/lists.tsx';

interface QuickOfferProps {
  readonly offer: ServicesContent['booster'] | ServicesContent['hotline'];
}

export function QuickOffer({ offer }: QuickOfferProps) {
  return (
    <section id={offer.id} className="wrap">
      <div className="grid gap-x-column gap-y-8 border-t border-line py-section lg:grid-cols-12">
        <div className="lg:col-span-1">
          <Icon href={iconAddress(offer.icon)} className="size-12 text-accent" />
        </div>
        <div className="lg:col-span-6">
          <p className="text-small text-accent">{offer.kicker}</p>
          <h2 className="mt-3 text-h2">{offer.title}</h2>
          <p className="measure mt-5 text-lead text-ink-soft">{offer.text}</p>
        </div>
        <div className="lg:col-span-5">
          <PointList items={offer.points} />
          <PageLink to={link('contact', 'message')} className="button mt-8">
            {offer.button}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
