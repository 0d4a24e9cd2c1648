/** The guides, as cards that lead to each. */
import { useContent } from '../page.tsx';
import { Icon } from '../ui/icon.tsx';
import { ArrowLink } from '../ui/link.tsx';
import { WideSection } from '../ui/section.tsx';
import { wash } from '../ui/wash.ts';

export function GuideCards({ except }: { readonly except: string }) {
  const { others, cards, readGuide } = useContent('guides');
  const shown = cards.filter((card) => card.id !== except);
  return (
    <WideSection title={others.title} lead={others.text}>
      <ul className={`grid gap-6 @min-[32rem]:grid-cols-2 ${shown.length === 5 ? '@min-[58rem]:grid-cols-5' : '@min-[58rem]:grid-cols-4'}`}>
        {shown.map((card) => (
          <li key={card.id} className={`flex flex-col items-start p-6 ${wash[card.gradient]}`}>
            <Icon name={card.icon} className="size-8" />
            <h3 className="mt-8 text-h3">{card.title}</h3>
            <p className="mt-2 mb-6 text-small">{card.description}</p>
            <p className="mt-auto text-small">
              <ArrowLink to={card.link}>
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
