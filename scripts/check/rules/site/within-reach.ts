/** Nothing keeps visitors from what a page has: its zoom, its order for the keyboard, its main part. */
import type { InText, PageRule } from '../../rule.ts';

export const withinReach: PageRule = {
  name: 'within-reach',
  looksAt: 'page',
  explain: `A page that forbids to enlarge it, an element that the keyboard reaches out of its order (tabindex above 0), or a main part that is inert
or hidden: it looks right to whoever wrote it, and shuts others out.

  <meta name="viewport" content="…, user-scalable=no">   found:   a page that cannot be enlarged
                                                         way out: width=device-width, initial-scale=1 alone`,
  check({ tags, html }) {
    const wayOut = 'take it out of the component';
    const viewport = tags.find(({ name, attributes }) => name === 'meta' && attributes['name'] === 'viewport');
    const scale = /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*(?:[0-4](?:\.\d+)?)\b/i.exec(
      viewport?.attributes['content'] ?? '',
    )?.[0];
    const main = tags.filter(
      ({ name, attributes }) =>
        name === 'main' && ('inert' in attributes || 'hidden' in attributes || attributes['aria-hidden'] === 'true'),
    );
    return [
      ...(viewport && scale !== undefined
        ? [{ offset: viewport.offset, found: `a page that cannot be enlarged: ${scale}`, expected: 'no bound to the zoom', wayOut }]
        : []),
      ...main.map(
        ({ offset }): InText => ({ offset, found: 'a main part that is inert or hidden', expected: 'one that all visitors reach', wayOut }),
      ),
      ...[...html.matchAll(/<[a-z][^<>]*\stabindex="([1-9]\d*)"/gi)].map(
        ({ index, 1: value }): InText => ({ offset: index, found: `tabindex="${value}"`, expected: '0 or -1', wayOut }),
      ),
    ];
  },
};
