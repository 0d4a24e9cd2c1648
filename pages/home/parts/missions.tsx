/** The missions: some as cards that lead to their story, then the record of all, each a line that opens. */
import { href, link } from '#generated/links.ts';
import { Carousel } from '#renderer/islands/carousel/carousel.tsx';
import { Island } from '#renderer/islands/island.tsx';
import { useContent, useLocale } from '#renderer/page.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function Missions() {
  const { carousel, missions } = useContent('home');
  const locale = useLocale();
  const { cards, lead, all, ...strings } = carousel;
  const linked = cards.map(({ target, ...card }) => ({ ...card, href: href(target, locale) }));
  return (
    <WideSection title={strings.title} lead={lead} aside={<ArrowLink to={link('caseStudies')}>{all}</ArrowLink>}>
      <Island name="carousel" of={Carousel} hydrate="visible" props={{ strings, cards: linked }} />
      <h3 className="mt-16 text-h3">{missions.title}</h3>
      <p className="measure mt-3 text-ink-soft">{missions.lead}</p>
      <ul className="mt-8 ruled">
        {missions.items.map((mission) => (
          <li key={mission.id}>
            <details className="mission">
              <summary className="grid cursor-pointer gap-x-8 gap-y-2 py-6 @min-[37rem]:grid-cols-[13rem_1fr]">
                <KeyFigure id={mission.figure} size="small" as="span" />
                <span className="font-display text-h3">
                  {mission.title}
                  <span className="mt-1 block font-sans text-small text-ink-soft">{mission.client}</span>
                </span>
              </summary>
              <div className="pb-8 @min-[37rem]:pl-[15rem]">
                <p className="measure">{mission.summary}</p>
                <ul className="mt-4 grid gap-x-6 gap-y-1 text-small @min-[37rem]:grid-cols-3">
                  {mission.results.map((result) => (
                    <li key={result} className="border-t border-ink pt-2">
                      {result}
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
