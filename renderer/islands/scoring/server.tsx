/** @jsxImportSource preact */
/** Server side of the tool: its HTML and its props. Browser code must not import this file. */
import { renderToString } from 'preact-render-to-string';
import { href, link } from '#generated/links.ts';
import { contactFields } from '#schema/contact/fields.ts';
import { exampleTrade } from '#schema/content/scoring-tool.ts';
import { locales } from '#schema/site/locales.ts';
import { contactAbout } from '../../content/contact-link.ts';
import { useContent, useLocale } from '../../page.tsx';
import type { ScoringProps } from './scoring-props.ts';
import { ScoringTool } from './scoring-tool.tsx';

export function drawScoringTool(props: ScoringProps): string {
  return renderToString(<ScoringTool {...props} />);
}

/** Returns the props of the tool in the locale of the page. */
export function useScoringProps(): ScoringProps {
  const { tool, trades, examples, criteria, scales } = useContent('scoringTool');
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
    example: {
      weights: scales.map(({ weights }) => weights[exampleTrade]),
      candidates: examples.map(({ name, rent, surface, sales, scores }) => ({ name, rent, surface, sales, scores })),
    },
    contact: href(contactAbout('booster'), locale),
    messageMax: contactFields.message.max,
    newTab,
  };
}
