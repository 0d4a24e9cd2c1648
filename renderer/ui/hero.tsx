/** The top of a page: back and breadcrumb, title, lead, calls to action, and the page's drawing. */
import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Emphasis } from './emphasis.tsx';

interface HeroProps {
  readonly title: string;
  readonly lead: string;
  readonly drawing?: ReactNode;
  /** Whether the drawing is there where it stands beside the title alone: what follows comes before it. */
  readonly isBeside?: boolean;
  /** Calls to action, or any matter under the lead. */
  readonly children?: ReactNode;
  /** Whether what follows is what the page is opened for, and comes as soon as it can. */
  readonly isTight?: boolean;
}

export function Hero({ title, lead, drawing, isBeside = false, children, isTight = false }: HeroProps) {
  return (
    <div className="wrap pt-header">
      <Breadcrumbs />
      <div className={`grid items-end gap-x-column gap-y-10 lg:grid-cols-12 ${isTight ? 'pt-6 pb-8' : 'pt-8 pb-section'}`}>
        <div className={drawing === undefined ? 'lg:col-span-9' : 'lg:col-span-7'}>
          <h1 className="hero-plain text-h1 tracking-tight">
            <Emphasis text={title} />
          </h1>
          <p className={`measure text-ink-soft ${isTight ? 'mt-4' : 'mt-7 text-lead'}`}>{lead}</p>
          {children !== undefined && <div className="mt-9 flex flex-wrap gap-4">{children}</div>}
        </div>
        {drawing !== undefined && <div className={isBeside ? 'max-lg:hidden lg:col-span-5' : 'lg:col-span-5'}>{drawing}</div>}
      </div>
    </div>
  );
}
