/** How to work with the firm: each format with its duration, what it leaves, who does it, and what comes next. */
import { link } from '#generated/links.ts';
import { useContent } from '#renderer/page.tsx';
import { EngagementList } from '#renderer/ui/engagement-list.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { Section } from '#renderer/ui/section.tsx';

export function Formats() {
  const { id, title, lead, compare, items } = useContent('about').formats;
  return (
    <Section id={id} title={title} lead={lead} aside={<ArrowLink to={link('services', 'formats')}>{compare}</ArrowLink>}>
      <EngagementList items={items} />
    </Section>
  );
}
