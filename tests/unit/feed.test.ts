/** The RSS 2.0 feeds of the blog. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { firstPaths, kinds, pages } from '../../generated/pages.ts';
import { identity } from '../../renderer/content/identity.ts';
import { feeds } from '../../renderer/document/feed.ts';
import { localeCodes } from '../../schema/site/locales.ts';

/** Matches a date of RFC 822 with a four-digit year, which RSS prefers. */
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const onError = (level: string, message: string) => {
  throw new Error(`${level}: ${message}`);
};
const children = (element: Element, name: string) => [...element.childNodes].filter((node) => node.nodeName === name) as Element[];
const textOf = (element: Element, name: string) => children(element, name)[0]?.textContent?.trim() ?? '';

test('each language has a feed in the folder of the blog', () => {
  expect([...feeds().keys()]).toEqual(localeCodes.map((locale) => `${pages.blog.paths[locale]}/feed.xml`));
});

describe.for(localeCodes)('in %s', (locale) => {
  const path = `${pages.blog.paths[locale]}/feed.xml`;
  const { documentElement } = new DOMParser({ onError }).parseFromString(feeds().get(path) ?? '', 'text/xml');
  const rss = documentElement as Element;
  const channel = children(rss, 'channel')[0] as Element;
  const items = children(channel, 'item');

  test('the channel has a title, a link and a language', () => {
    expect([rss.nodeName, rss.getAttribute('version'), children(rss, 'channel').length]).toEqual(['rss', '2.0', 1]);
    expect(textOf(channel, 'title')).toContain(identity.firmName);
    expect(textOf(channel, 'link')).toBe(identity.origin + pages.blog.paths[locale]);
    expect(textOf(channel, 'description')).not.toBe('');
    expect(textOf(channel, 'language')).toBe(locale);
    expect(textOf(channel, 'lastBuildDate')).toBe(textOf(items[0] as Element, 'pubDate'));
    expect(children(channel, 'atom:link')[0]?.getAttribute('href')).toBe(identity.origin + path);
  });

  test('every article is an item with address, date, title and description without marks', () => {
    const addresses = kinds.article.map((id) => identity.origin + pages[id].paths[locale]);
    expect(items.map((item) => textOf(item, 'link')).sort()).toEqual(addresses.sort());
    for (const item of items) {
      expect(children(item, 'guid').map((guid) => guid.getAttribute('isPermaLink'))).toEqual(['false']);
      expect(textOf(item, 'pubDate')).toMatch(rfc822);
      for (const name of ['title', 'description', 'dc:creator']) expect(textOf(item, name)).toMatch(/^[^*[\]{}]+$/);
      expect(children(item, 'category').length).toBe(3);
    }
  });

  test('the first path of an article identifies its item', () => {
    const first = kinds.article.map((id) => identity.origin + firstPaths[id][locale]);
    expect(items.map((item) => textOf(item, 'guid')).sort()).toEqual(first.sort());
  });

  test('the newest articles come first', () => {
    const days = items.map((item) => Date.parse(textOf(item, 'pubDate')));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });
});
