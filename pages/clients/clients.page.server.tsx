import type { SectorCard } from '#generated/content.ts';
import { link } from '#generated/links.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { PointList, TagLine } from '#renderer/ui/lists.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function Page() {
  const { hero, audiences, sectors, action } = useContent('clients');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <div className="wrap overflow-hidden pb-16">
        <div className="w-[180%] sm:w-full">
          <Drawing name="shopfront-row" />
        </div>
      </div>
      <WideSection title={audiences.title} lead={audiences.lead}>
        <ul className="grid gap-x-column gap-y-12 lg:grid-cols-3">
          {audiences.items.map((audience) => (
            <li key={audience.id} id={audience.id} className="border-t border-ink pt-5">
              <Icon href={iconAddress(audience.icon)} className="size-9 text-accent" />
              <h3 className="mt-5 text-h3">{audience.title}</h3>
              <p className="mt-3 mb-5 text-ink-soft">{audience.text}</p>
              <PointList items={audience.points} />
            </li>
          ))}
        </ul>
      </WideSection>
      <WideSection title={sectors.title} lead={sectors.lead}>
        <div className="grid gap-16">
          {sectors.items.map((sector) => (
            <Sector key={sector.id} sector={sector} />
          ))}
        </div>
      </WideSection>
      <CallToAction action={action} to={link('home', 'contact')} />
    </>
  );
}

/** A sector: its trades, the expertise of the firm, and examples of missions. */
function Sector({ sector }: { readonly sector: SectorCard & { readonly id: string } }) {
  const { sectors } = useContent('clients');
  return (
    <article id={sector.id} className="grid gap-x-column gap-y-8 border-t border-ink pt-6 md:grid-cols-2 lg:grid-cols-3">
      <header className="md:col-span-2 lg:col-span-1">
        <p className="flex gap-3 text-accent">
          <Icon href={iconAddress(sector.icon)} className="size-8" />
          {sector.logo !== sector.icon && <Icon href={iconAddress(sector.logo)} className="size-8" />}
        </p>
        <h3 className="mt-4 text-quote">{sector.title}</h3>
        <p className="measure mt-3 mb-4 text-ink-soft">{sector.description}</p>
        <h4 className="sr-only">{sectors.sectors}</h4>
        <TagLine items={sector.sectors} />
      </header>
      <div>
        <h4 className="mb-3 text-small text-ink-soft">{sectors.expertise}</h4>
        <PointList items={sector.expertise} />
      </div>
      <div>
        <h4 className="mb-3 text-small text-ink-soft">{sectors.examples}</h4>
        <PointList items={sector.examples} />
      </div>
    </article>
  );
}
