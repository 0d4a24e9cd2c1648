/** The top of the home page: the promise, two ways on, and a street. */
import { link } from '#generated/links.ts';
import { StreetElevation } from '#renderer/drawings/street-elevation.tsx';
import { useContent } from '#renderer/page.tsx';
import { Emphasis } from '#renderer/ui/emphasis.tsx';
import { PageLink } from '#renderer/ui/link.tsx';

export function HomeHero() {
  const { hero } = useContent('home');
  return (
    <div id={hero.id} className="wrap pt-header">
      <div className="grid gap-x-column gap-y-8 pt-[clamp(2.5rem,6vw,5.5rem)] lg:grid-cols-12">
        <h1 className="text-hero tracking-tight lg:col-span-8">
          <Emphasis text={hero.title} />
        </h1>
        <div className="self-end lg:col-span-4">
          <p className="measure text-ink-soft">{hero.subtitle}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <PageLink to={link('locationScoring')} className="button button-primary">
              {hero.evaluate}
            </PageLink>
            <PageLink to={link('contact')} className="button">
              {hero.expert}
            </PageLink>
          </div>
        </div>
      </div>
      <div className="mt-12 overflow-hidden pb-section">
        <div className="-mx-[30%] sm:mx-0">
          <StreetElevation label={hero.drawing} />
        </div>
      </div>
    </div>
  );
}
