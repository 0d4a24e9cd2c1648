import type { Identity } from '../../../../schema/site/identity.ts';
import { addressesIn, resolveAddress } from '../../inputs/addresses.ts';
import { identityOf } from '../../project.ts';
import type { PageRule } from '../../rule.ts';

/** Matches the relations of a <link> that the browser does not fetch. */
const unfetched = /^(?:canonical|alternate|author|license|me|next|prev|help|search)$/;

export const thirdParties: PageRule = {
  name: 'third-parties',
  looksAt: 'page',
  explain: `A script, style sheet, font, image, frame or form target on another server. That server would learn who reads which page, and the content
security policy blocks it. The scoring tool and the backend of the identity are exempt.

  <script src="https://cdn.example/x.js">
    found:    <script src> from https://cdn.example
    expected: files of this site only
    way out:  Serve the file from renderer/public or from an npm package, or link to it.`,
  check({ tags, path }, project) {
    const identity = identityOf(project);
    return addressesIn(tags).flatMap(({ tag, attribute, target }) => {
      const isFetched = tag.name === 'link' ? !unfetched.test(tag.attributes['rel'] ?? '') : !['a', 'area', 'meta'].includes(tag.name);
      if (!isFetched) return [];
      const url = resolveAddress(target, path, identity.origin);
      if (!url || url.origin === identity.origin || url.origin === allowedFor(tag.name, identity)) return [];
      const server = url.origin === 'null' ? url.protocol : url.origin;
      return [
        {
          offset: tag.offset,
          found: `<${tag.name} ${attribute}> from ${server}`,
          expected: 'files of this site only',
          wayOut: 'Serve the file from renderer/public or from an npm package, or link to it.',
        },
      ];
    });
  },
};

function allowedFor(name: string, { scoringTool, backendUrl }: Identity): string | undefined {
  const address = name === 'iframe' ? scoringTool : name === 'form' ? backendUrl : '';
  return address === '' ? undefined : new URL(address).origin;
}
