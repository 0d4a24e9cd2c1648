/** The clients: audiences and sectors. */
import { link } from '#generated/links.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Drawn } from '#renderer/ui/drawn.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { PointList } from '#renderer/ui/lists.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { Sector } from './parts/sector.tsx';

export function Page() {
  const { hero, audiences, sectors, action } = useContent('clients');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <div className="wrap overflow-hidden pb-16">
        <div className="w-[180%] sm:w-full">
          <Drawn name="shopfront-row" />
        </div>
      </div>
      <WideSection title={audiences.title} lead={audiences.lead}>
        <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
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
