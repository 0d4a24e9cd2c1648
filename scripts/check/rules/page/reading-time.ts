import type { Kind } from '../../../../schema/language/define.ts';
import { memoizePerObject, memoizePerText } from '../../../lib/maps.ts';
import type { Project } from '../../project.ts';
import type { PageRule } from '../../rule.ts';

const wordsPerMinute = 220;

/** Bundles of the pages with a reading time, by kind of page. */
const bundles: Readonly<Partial<Record<Kind, string>>> = { guide: 'guides', article: 'articlePages' };

export const readingTime: PageRule = {
  name: 'reading-time',
  looksAt: 'page',
  explain: `The reading time of a guide or an article that its words contradict, by more than a minute and a fifth. The lead counts and lists of sources do
not, hence the margin.

  “9 min read” above 500 words
    found:    9 min for 500 words
    expected: about 2 min, at 220 words a minute
    way out:  Pass the texts of the page to readingMinutes() of renderer/content/articles.ts.`,
  check({ html, page, locale }, project) {
    const bundle = page.kind && bundles[page.kind];
    if (bundle === undefined) return [];
    const wayOut = 'Pass the texts of the page to readingMinutes() of renderer/content/articles.ts.';
    const [, body = ''] = /<article\b[^>]*>(.*?)<\/article>/s.exec(html) ?? [];
    const words = body.replace(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, ' ').match(/\S+/g)?.length ?? 0;
    const match = patterns(project)(locale, bundle).exec(html);
    const minutes = words / wordsPerMinute;
    const expected = `about ${Math.max(1, Math.round(minutes))} min, at ${wordsPerMinute} words a minute`;
    if (!match) return [{ found: 'no reading time', expected, wayOut }];
    const { 1: shown, index } = match;
    if (Math.abs(Number(shown) - minutes) <= 1 + minutes / 5) return [];
    return [{ offset: index, found: `${shown} min for ${words} words`, expected, wayOut }];
  },
};

/** Returns the words around the minutes, by locale and bundle. */
const patterns = memoizePerObject((project: Project) =>
  memoizePerText((locale: string, bundle: string) => {
    const wording = project.textsOf(bundle).find((text) => text.locale === locale && text.key.join('.') === 'readMinutes');
    return new RegExp((wording?.text ?? '{minutes}').replaceAll(' ', '\\s').replace('{minutes}', '(\\d+)'));
  }),
);
