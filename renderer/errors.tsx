/** The error pages: unknown path, failed rendering, rejected message. pages/ and the development server share them. */
import { link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { refusals } from '#schema/contact/endpoint.ts';
import { identity } from './content/identity.ts';
import { MenuLink, useMenu } from './layout/navigation.tsx';
import { useContent } from './page.tsx';
import { Drawing } from './ui/drawing.tsx';
import { PageLink } from './ui/link.tsx';
import { TitledList } from './ui/lists.tsx';
import { Inline } from './ui/prose.tsx';
import { Isolated } from './ui/text.tsx';

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
      <Drawing name="shutter" />
    </div>
  );
}

/** The page for a failed rendering (status 500). */
export function ApplicationError() {
  const content = useContent(roles.error);
  return (
    <div className="wrap grid items-center gap-12 pt-header pb-section lg:grid-cols-2">
      <div className="pt-16">
        <h1 className="text-h1">{content.title}</h1>
        {/* check-excuse typed-text: the HTTP status of this page */}
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
      <Drawing name="shutter" />
    </div>
  );
}

/** The answer to a form posted without JavaScript whose message was rejected: the reason, and other ways to write. */
export function MessageNotSent() {
  const { title, kept, write, refusals: words } = useContent(roles.messageNotSent);
  return (
    <div className="wrap grid items-center gap-12 pt-header pb-section lg:grid-cols-2">
      <div className="pt-16">
        <h1 className="text-h1">
          <Inline nodes={title} />
        </h1>
        {refusals.map((refusal) => (
          <section key={refusal} id={words[refusal].id} className="refusal mt-8 border-s-2 border-accent ps-5">
            <h2 className="text-h3">{words[refusal].title}</h2>
            <p className="measure mt-2 text-lead">{words[refusal].text}</p>
          </section>
        ))}
        <div className="mt-12">
          <TitledList items={[kept, write]} heading="h2" />
        </div>
        <p className="mt-8">
          <a className="button" href={`mailto:${identity.email}`}>
            <Isolated>{identity.email}</Isolated>
          </a>
        </p>
      </div>
      <Drawing name="shutter" />
    </div>
  );
}
