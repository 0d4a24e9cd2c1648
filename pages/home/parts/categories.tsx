/** Client categories. */
import { link } from '#generated/links.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { ArrowLink, PageLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function Categories() {
  const { clients } = useContent('home');
  return (
    <WideSection title={clients.title} lead={clients.lead} aside={<ArrowLink to={link('clients')}>{clients.link}</ArrowLink>}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {clients.items.map((category) => (
          <li key={category.id} className="border-t border-ink pt-5">
            <Icon href={iconAddress(category.icon)} className="size-8 text-accent" />
            <h3 className="mt-4 text-h3">
              <PageLink to={category.target} className="link">
                {category.title}
              </PageLink>
            </h3>
            <p className="mt-2 text-small text-ink-soft">{category.description}</p>
            <p className="mt-3 font-display text-lead italic">{category.tagline}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
