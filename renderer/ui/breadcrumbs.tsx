/** Back, and the trail from home to this page. */
import { link } from '#generated/links.ts';
import { pages, roles } from '#generated/pages.ts';
import { loadContent } from '../content/load.ts';
import { useContent, useRoute } from '../page.tsx';
import { PageLink } from './link.tsx';

/** Nothing on the home page. The back link leads home until a browser history is there to go back in. */
export function Breadcrumbs() {
  const { page, locale } = useRoute();
  const { back, breadcrumb } = useContent('common');
  const trail = pages[page].trail;
  if (trail.length < 2) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 pt-8 pointer-coarse:gap-y-6 text-small text-ink-soft print:hidden">
      <PageLink to={link(roles.home)} className="back hover:text-accent">
        <span aria-hidden="true">← </span>
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
