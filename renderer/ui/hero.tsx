/** The top of a page: back and breadcrumb, title, lead, calls to action, and the page's drawing. */
import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Emphasis } from './emphasis.tsx';

interface HeroProps {
  readonly title: string;
  readonly lead: string;
  readonly drawing?: ReactNode;
  /** Calls to action, or any matter under the lead. */
  readonly children?: ReactNode;
}

export function Hero({ title, lead, drawing, children }: HeroProps) {
  return (
    <div className="wrap pt-header">
      <Breadcrumbs />
      <div className="grid items-end gap-x-column gap-y-10 pt-8 pb-section lg:grid-cols-12">
        <div className={drawing === undefined ? 'lg:col-span-9' : 'lg:col-span-7'}>
          <h1 className="text-h1 tracking-tight">
            <Emphasis text={title} />
          </h1>
          <p className="measure mt-7 text-lead text-ink-soft">{lead}</p>
          {children !== undefined && <div className="mt-9 flex flex-wrap gap-4">{children}</div>}
        </div>
        {drawing !== undefined && <div className="lg:col-span-5">{drawing}</div>}
      </div>
    </div>
  );
}
