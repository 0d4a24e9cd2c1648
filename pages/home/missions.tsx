/** The missions: a carousel of case studies, then a list of all missions as disclosures. */
import { href, link } from '#generated/links.ts';
import { iconAddress } from '#renderer/drawings/drawing.ts';
import { Carousel } from '#renderer/islands/carousel/carousel.tsx';
import { pace } from '#renderer/islands/carousel/pace.ts';
import { Island } from '#renderer/islands/runtime/island.tsx';
import { useContent, useLocale } from '#renderer/page.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function Missions() {
  const { carousel, missions } = useContent('home');
  const locale = useLocale();
  const { cards, lead, all, ...strings } = carousel;
  const linked = cards.map(({ target, icon, ...card }) => ({ ...card, icon: iconAddress(icon), href: href(target, locale) }));
  return (
    <WideSection title={strings.title} lead={lead} aside={<ArrowLink to={link('caseStudies')}>{all}</ArrowLink>}>
      <Island name="carousel" of={Carousel} hydrate="visible" props={{ strings, cards: linked, pace }} />
      <h3 className="mt-16 text-h3">{missions.title}</h3>
      <p className="measure mt-3 text-ink-soft">{missions.lead}</p>
      <ul className="mt-8 ruled">
        {missions.items.map((mission) => (
          <li key={mission.id}>
            <details className="mission">
              <summary>
                <KeyFigure id={mission.figure} size="small" as="span" />
                <span>
                  {mission.title}
                  <span>{mission.client}</span>
                </span>
              </summary>
              <div>
                <p>{mission.summary}</p>
                <ul>
                  {mission.results.map((result) => (
                    <li key={result}>{result}</li>
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
