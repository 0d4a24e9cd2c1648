/** The hero of the home page: promise, two calls to action, drawing of a street. */
import { link } from '#generated/links.ts';
import { useLead } from '#renderer/layout/navigation.tsx';
import { useContent } from '#renderer/page.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { ArrowLink, PageLink } from '#renderer/ui/link.tsx';
import { Inline } from '#renderer/ui/prose.tsx';

export function HomeHero() {
  const { hero } = useContent('home');
  return (
    <div id={hero.id} className="wrap pt-header">
      <div className="grid gap-x-column gap-y-8 pt-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-hero tracking-tight">
            <Inline nodes={hero.title} />
          </h1>
          <Lead />
        </div>
        <div className="self-end lg:col-span-5">
          <p className="measure text-[1.1625rem] text-ink-soft">{hero.subtitle}</p>
          <div className="mt-6 flex flex-wrap gap-4">
            <PageLink to={link('locationScoring')} className="button button-primary">
              {hero.evaluate}
            </PageLink>
            <PageLink to={link('contact')} className="button">
              {hero.expert}
            </PageLink>
          </div>
        </div>
      </div>
      {/* In wide windows, the sky of the drawing is the margin above the shops, which stay in the first view of a low window. */}
      <div className="mt-14 overflow-hidden pb-section lg:mt-0 lg:[&_img]:max-h-[max(16rem,100svh-23rem)] lg:[&_img]:object-contain lg:[&_img]:object-right-bottom">
        <div className="-mx-[30%] sm:mx-0">
          <Drawing name="street-elevation" alt={hero.drawing} />
        </div>
      </div>
    </div>
  );
}

/** The lead items of the locale, in the first view. */
function Lead() {
  return useLead().map(({ id, link, name, hint }) => (
    <p key={id} className="mt-6 border-t border-line pt-4 text-small text-ink-soft">
      <ArrowLink to={link}>{name}</ArrowLink>
      <span className="block">{hint}</span>
    </p>
  ));
}
