import { resolveAddress } from '../../inputs/addresses.ts';
import { identityOf } from '../../project.ts';
import type { PageRule } from '../../rule.ts';

export const externalLinks: PageRule = {
  name: 'external-links',
  looksAt: 'page',
  explain: `A link to another site by http or without target="_blank" rel="noopener", and an invalid mailto: or tel: address. http can be intercepted, and
a new tab without noopener can navigate the page that opened it. Links into a frame of the page are exempt.

  <a href="http://www.legifrance.gouv.fr">
    found:    http://www.legifrance.gouv.fr
    expected: an https address
    way out:  Write https.`,
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
      const wayOut = 'Use <ExternalLink>, which writes both attributes.';
      return [
        ...(wrong ? [{ offset, found: target, ...wrong }] : []),
        ...(isNewTab && !isCut ? [{ offset, found: `a new tab for ${target} without noopener`, expected: 'rel="noopener"', wayOut }] : []),
        ...(leaves && !isNewTab
          ? [
              {
                offset,
                found: `a link to ${target} in the same tab`,
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
  if (protocol === 'http:' && origin !== own) return { expected: 'an https address', wayOut: 'Write https.' };
  if (protocol === 'mailto:' && !/^[^\s@,]+@[^\s@,]+\.[^\s@,.]+$/.test(decoded(pathname)))
    return { expected: 'an e-mail address after mailto:', wayOut: 'Correct the address.' };
  if (protocol === 'tel:' && !/^\+\d{6,15}$/.test(pathname))
    return { expected: 'an international number of digits after tel:+', wayOut: 'Correct the number.' };
  if (!/^(?:https?|mailto|tel|sms):$/.test(protocol))
    return { expected: 'an https, mailto or tel address', wayOut: 'Correct the address.' };
  return undefined;
}

/** Decodes percent-encoding. Returns an empty text for an invalid one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
