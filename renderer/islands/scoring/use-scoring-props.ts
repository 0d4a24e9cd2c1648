/** What the scoring tool is given, on the server. */
import { href, link } from '#generated/links.ts';
import { locales } from '#schema/site/locales.ts';
import { useContent, useLocale } from '../../page.tsx';
import type { ScoringProps } from './scoring-props.ts';

export function useScoringProps(): ScoringProps {
  const { tool, trades, criteria, scales } = useContent('scoringTool');
  const { newTab } = useContent('common');
  const locale = useLocale();
  return {
    tag: locales[locale].tag,
    words: tool,
    criteria: criteria.map(({ id, title }, index) => {
      const { guide, low, middle, high } = scales[index] as (typeof scales)[number];
      return { id, title, guide, anchors: [low, middle, high], href: href(link('blog', id), locale) };
    }),
    trades: trades.map(({ id, title }) => ({ id, title, weights: scales.map(({ weights }) => weights[id]) })),
    contact: href(link('contact', 'message'), locale),
    newTab,
  };
}
