/** The page for an unknown path. */
import { link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { MenuLink, useMenu } from '../layout/navigation.tsx';
import { useContent } from '../page.tsx';
import { Drawn } from '../ui/drawn.tsx';
import { PageLink } from '../ui/link.tsx';

export function NotFound() {
  const content = useContent(roles.notFound);
  const items = useMenu('notFound');
  return (
    <div className="wrap grid items-center gap-12 pt-header pb-section lg:grid-cols-2">
      <div className="pt-16">
        <h1 className="text-h1">{content.title}</h1>
        <p className="measure mt-6 text-lead text-ink-soft">{content.text}</p>
        <PageLink to={link(roles.home)} className="button button-primary mt-8">
          {content.home}
        </PageLink>
        <p className="mt-10 text-small text-ink-soft">{content.suggestions}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {items.map((item) => (
            <li key={item.id} className="link">
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
      </div>
      <Drawn name="shutter" />
    </div>
  );
}
