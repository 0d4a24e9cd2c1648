/** The top of a page: breadcrumbs, title, lead, calls to action, and a drawing. */
import type { ReactNode } from 'react';
import { link } from '#generated/links.ts';
import { pages, roles } from '#generated/pages.ts';
import type { Inlines } from '#schema/language/inline.ts';
import { loadContent } from '../content/load.ts';
import { useContent, useDirection, useRoute } from '../page.tsx';
import { PageLink } from './link.tsx';
import { Inline } from './prose.tsx';

interface HeroProps {
  readonly title: Inlines;
  readonly lead: string;
  readonly drawing?: ReactNode;
  /** True for a drawing that is shown only beside the title, not below the text. */
  readonly isBeside?: boolean;
  /** Calls to action, or other elements under the lead. */
  readonly children?: ReactNode;
  /** True for small margins: visitors open the page for the section after the hero. */
  readonly isTight?: boolean;
}

export function Hero({ title, lead, drawing, isBeside = false, children, isTight = false }: HeroProps) {
  return (
    <div className="wrap pt-header">
      <Breadcrumbs />
      <div className={`grid gap-x-column gap-y-10 lg:grid-cols-12 ${isTight ? 'pt-6 pb-8' : 'pt-8 pb-section'}`}>
        <div className={drawing === undefined ? 'lg:col-span-9' : 'lg:col-span-7'}>
          <h1 className="hero-plain text-h1 tracking-tight">
            <Inline nodes={title} />
          </h1>
          <p className={`measure text-ink-soft ${isTight ? 'mt-4' : 'mt-7 text-lead'}`}>{lead}</p>
          {children !== undefined && <div className="mt-9 flex flex-wrap gap-4">{children}</div>}
        </div>
        {drawing !== undefined && (
          <div className={isBeside ? 'self-end max-lg:hidden lg:col-span-5' : 'self-end lg:col-span-5'}>{drawing}</div>
        )}
      </div>
    </div>
  );
}

/** The back link and the trail from home; nothing on the home page. Without JavaScript, the back link leads home. */
function Breadcrumbs() {
  const { page, locale } = useRoute();
  const { back, breadcrumb } = useContent('common');
  const isRightToLeft = useDirection() === 'rtl';
  const trail = pages[page].trail;
  if (trail.length < 2) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 pt-8 pointer-coarse:gap-y-6 text-small text-ink-soft print:hidden">
      <PageLink to={link(roles.home)} className="back hover:text-accent">
        <span aria-hidden="true">{isRightToLeft ? '→' : '←'} </span>
        {back}
      </PageLink>
      <nav aria-label={breadcrumb}>
        <ol className="flex flex-wrap gap-x-2 pointer-coarse:gap-y-6">
          {trail.map((step) => (
            <li key={step} className="crumb">
              {step === page ? (
                <span aria-current="page">{loadContent(step, locale).label}</span>
              ) : (
                <PageLink to={link(step)} className="link">
                  {loadContent(step, locale).label}
                </PageLink>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
