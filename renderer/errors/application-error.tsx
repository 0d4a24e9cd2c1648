/** The page for a failure on our side. */
import { link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { identity } from '../content/identity.ts';
import { useContent } from '../page.tsx';
import { Drawn } from '../ui/drawn.tsx';
import { PageLink } from '../ui/link.tsx';

export function ApplicationError() {
  const content = useContent(roles.error);
  return (
    <div className="wrap grid items-center gap-12 pt-header pb-section lg:grid-cols-2">
      <div className="pt-16">
        <h1 className="text-h1">{content.title}</h1>
        {/* check-excuse typed-text: the status that hosts show it for */}
        <p className="mt-2 text-h3">500</p>
        <p className="measure mt-6 text-lead text-ink-soft">{content.text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <PageLink to={link(roles.home)} className="button button-primary">
            {content.home}
          </PageLink>
          <a className="button" href={`mailto:${identity.email}`}>
            {content.write}
          </a>
        </div>
      </div>
      <Drawn name="shutter" />
    </div>
  );
}
