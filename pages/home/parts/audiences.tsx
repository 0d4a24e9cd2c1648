/** Whom the firm works for. */
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent } from '#renderer/page.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function Audiences() {
  const { audiences } = useContent('home');
  return (
    <WideSection title={audiences.title}>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {audiences.items.map((audience) => (
          <li key={audience.id}>
            <Icon href={iconAddress(audience.icon)} className="size-9 text-accent" />
            <h3 className="mt-5 text-h3">
              <PageLink to={audience.target} className="link">
                {audience.title}
              </PageLink>
            </h3>
            <p className="mt-3 text-ink-soft">{audience.text}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
