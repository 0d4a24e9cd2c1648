/** A link that leaves the site is safe: encrypted, and unable to reach back. */

import { resolveAddress } from '../../inputs/addresses.ts';
import { identityOf } from '../../project.ts';
import type { PageRule } from '../../rule.ts';

export const externalLinks: PageRule = {
  name: 'external-links',
  looksAt: 'page',
  explain: `A link to another site by http, an address for mail or telephone that is none, or a link that opens a new tab without
rel="noopener", or without target="_blank" where it leaves the site; but for one that opens in a frame of the page.

  <a href="http://www.legifrance.gouv.fr">   found:   http
                                             way out: write https; a site without it is no source`,
  check({ tags, path }, project) {
    const { origin } = identityOf(project);
    const frames = new Set(tags.flatMap((tag) => (tag.name === 'iframe' ? (tag.attributes['name'] ?? []) : [])));
    return tags.flatMap(({ name, attributes, offset }) => {
      const target = attributes['href'];
      if ((name !== 'a' && name !== 'area') || target === undefined) return [];
      const url = resolveAddress(target, path, origin);
      const isNewTab = attributes['target'] === '_blank';
      const isCut = /\bnoopener\b/.test(attributes['rel'] ?? '');
      const wrong = url && wrongAddress(url, origin);
      const isFramed = frames.has(attributes['target'] ?? '');
      const leaves = !isFramed && url !== undefined && url.origin !== origin && /^https?:$/.test(url.protocol);
      const wayOut = 'use <ExternalLink>, which writes both';
      return [
        ...(wrong ? [{ offset, found: target, ...wrong }] : []),
        ...(isNewTab && !isCut
          ? [{ offset, found: `a new tab for ${target} that can reach back`, expected: 'rel="noopener"', wayOut }]
          : []),
        ...(leaves && !isNewTab
          ? [
              {
                offset,
                found: `a link to ${target} that leaves the site in the same tab`,
                expected: 'target="_blank" rel="noopener"',
                wayOut,
              },
            ]
          : []),
      ];
    });
  },
};

function wrongAddress({ protocol, pathname, origin }: URL, own: string) {
  if (protocol === 'http:' && origin !== own)
    return { expected: 'https', wayOut: 'write https; a site without it cannot be trusted to be what it says' };
  if (protocol === 'mailto:' && !/^[^\s@,]+@[^\s@,]+\.[^\s@,.]+$/.test(decoded(pathname)))
    return { expected: 'an e-mail address after mailto:', wayOut: 'correct the address' };
  if (protocol === 'tel:' && !/^\+\d{6,15}$/.test(pathname))
    return { expected: 'a number in international form after tel:, digits only after the plus', wayOut: 'correct the number' };
  if (!/^(?:https?|mailto|tel|sms):$/.test(protocol)) return { expected: 'https, mailto or tel', wayOut: 'correct the address' };
  return undefined;
}

/** A text without its percent signs; the empty one for what they cannot stand in. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
