/** The case studies, card by card. */
import { href, link } from '#generated/links.ts';
import { Carousel } from '#renderer/islands/carousel/carousel.tsx';
import { Island } from '#renderer/islands/island.tsx';
import { useContent, useLocale } from '#renderer/page.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function CaseStudyCarousel() {
  const { cards, lead, ...strings } = useContent('home').carousel;
  return (
    <WideSection title={strings.title} lead={lead}>
      <Island name="carousel" of={Carousel} hydrate="visible" props={{ strings, cards, href: href(link('caseStudies'), useLocale()) }} />
    </WideSection>
  );
}
