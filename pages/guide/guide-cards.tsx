/** Cards that link to other guides. */
import { existsIn, link } from '#generated/links.ts';
import { kinds, type PageOf, pages } from '#generated/pages.ts';
import type { Route } from '#generated/routes.ts';
import { loadContent } from '#renderer/content/load.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { wash } from '#renderer/ui/wash.ts';

type GuideId = PageOf<'guide'>;

export function GuideCards({ except }: { readonly except: GuideId }) {
  const { others, readGuide } = useContent('guides');
  const shown = useCards(except);
  return (
    <WideSection title={others.title} lead={others.text}>
      <ul className={`grid gap-6 @min-[32rem]:grid-cols-2 ${columns(shown.length)}`}>
        {shown.map((card) => (
          <li key={card.id} className={`flex flex-col items-start p-6 ${alone} ${wash[card.gradient]}`}>
            <Icon href={iconAddress(card.icon)} className="size-8" />
            <h3 className="mt-8 text-h3">{card.title}</h3>
            <p className="measure mt-2 mb-6 text-small">{card.description}</p>
            <ArrowLink to={link(card.id)} className="mt-auto text-small">
              {readGuide}
              <span className="sr-only">, {card.title}</span>
            </ArrowLink>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

/** Returns the column classes: five cards in a row need a wide section, else the row has three. */
function columns(cards: number): string {
  return cards === 5 ? '@min-[58rem]:grid-cols-3 @min-[70rem]:grid-cols-5' : '@min-[58rem]:grid-cols-4';
}

/** The last card of an odd number spans both of two columns. */
const alone = '@min-[32rem]:@max-[58rem]:last:odd:col-span-2';

/** The guides in order of publication. */
const inOrder = [...kinds.guide].sort((a, b) => ((pages[a].published ?? '') < (pages[b].published ?? '') ? -1 : 1));
const positions = new Map(inOrder.map((id, index) => [id, index]));

/** Maximum number of cards. With more guides, the cards are of the guides published next; the first guide follows the last. */
const maxCards = 5;

/** Returns the cards of other guides in order of publication. */
function useCards(except: GuideId) {
  const locale = useLocale();
  const own = positions.get(except) ?? 0;
  const cards = [];
  for (let step = 1; step < inOrder.length && cards.length < maxCards; step++) {
    const index = (own + step) % inOrder.length;
    const card = cardOf(inOrder[index] as GuideId, locale);
    if (card) cards.push({ ...card, index });
  }
  return cards.sort((a, b) => a.index - b.index);
}

/** Caches the guides without a card. */
const cardless = new Set<GuideId>();

function cardOf(id: GuideId, locale: Route['locale']) {
  if (cardless.has(id) || !existsIn(id, locale)) return undefined;
  const content = loadContent(id, locale);
  if ('card' in content) return { id, ...content.card };
  cardless.add(id);
  return undefined;
}
