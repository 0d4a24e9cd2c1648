/** One sector: its trades, what the firm knows of it, the missions it gives. */
import type { SectorCard } from '#generated/content.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { PointList } from '#renderer/ui/lists.tsx';

export function Sector({ sector }: { readonly sector: SectorCard & { readonly id: string } }) {
  const { sectors } = useContent('clients');
  return (
    <article id={sector.id} className="grid gap-x-column gap-y-8 border-t border-ink pt-6 lg:grid-cols-12">
      <header className="lg:col-span-4">
        <p className="flex gap-3 text-accent">
          <Icon href={iconAddress(sector.icon)} className="size-8" />
          {sector.logo !== sector.icon && <Icon href={iconAddress(sector.logo)} className="size-8" />}
        </p>
        <h3 className="mt-4 text-h2">{sector.title}</h3>
        <p className="mt-3 text-ink-soft">{sector.description}</p>
      </header>
      <div className="lg:col-span-2">
        <h4 className="text-small text-ink-soft">{sectors.sectors}</h4>
        <ul className="mt-3 grid gap-1">
          {sector.sectors.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-3">
        <h4 className="mb-3 text-small text-ink-soft">{sectors.expertise}</h4>
        <PointList items={sector.expertise} />
      </div>
      <div className="lg:col-span-3">
        <h4 className="mb-3 text-small text-ink-soft">{sectors.examples}</h4>
        <PointList items={sector.examples} />
      </div>
    </article>
  );
}
