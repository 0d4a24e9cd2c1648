/** The guides, as cards that lead to each. */
import { link } from '#generated/links.ts';
import { kinds, type PageOf, pages } from '#generated/pages.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { wash } from '#renderer/ui/wash.ts';

type GuideId = PageOf<'guide'>;

export function GuideCards({ except }: { readonly except: GuideId }) {
  const { others, readGuide } = useContent('guides');
  const shown = useCards().filter((card) => card.id !== except);
  return (
    <WideSection title={others.title} lead={others.text}>
      <ul className={`grid gap-6 @min-[32rem]:grid-cols-2 ${shown.length === 5 ? '@min-[58rem]:grid-cols-5' : '@min-[58rem]:grid-cols-4'}`}>
        {shown.map((card) => (
          <li key={card.id} className={`flex flex-col items-start p-6 ${wash[card.gradient]}`}>
            <Icon name={card.icon} className="size-8" />
            <h3 className="mt-8 text-h3">{card.title}</h3>
            <p className="mt-2 mb-6 text-small">{card.description}</p>
            <p className="mt-auto text-small">
              <ArrowLink to={link(card.id)}>
                {readGuide}
                <span className="sr-only"> : {card.title}</span>
              </ArrowLink>
            </p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

/** The cards that guides have, the first published first. */
function useCards() {
  const locale = useLocale();
  const ids = [...kinds.guide].sort((a, b) => ((pages[a].published ?? '') < (pages[b].published ?? '') ? -1 : 1));
  return ids.flatMap((id) => {
    const content = loadContent(id, locale);
    return 'card' in content ? [{ id, ...content.card }] : [];
  });
}
