/** A page asks no one else for anything: what it shows and runs comes from this site. */
import type { Identity } from '../../../../schema/site/identity.ts';
import { addressesIn, resolveAddress } from '../../inputs/addresses.ts';
import { identityOf } from '../../project.ts';
import type { PageRule } from '../../rule.ts';

/** Relations of a <link> that fetch nothing. */
const unfetched = /^(?:canonical|alternate|author|license|me|next|prev|help|search)$/;

export const thirdParties: PageRule = {
  name: 'third-parties',
  looksAt: 'page',
  explain: `A script, style sheet, font, image or frame from another server, or a form that sends to one. It tells that server who reads
which page, and the content policy of this site stops it. The location-scoring tool and the backend are the two that the
identity names.

  <script src="https://cdn.example/x.js">   found:   a script of https://cdn.example
                                            way out: install it from npm, so that the site serves it`,
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
          expected: 'what this site serves itself',
          wayOut: 'serve it from renderer/public or from a package, or link to it',
        },
      ];
    });
  },
};

function allowedFor(name: string, { scoringTool, backendUrl }: Identity): string | undefined {
  const address = name === 'iframe' ? scoringTool : name === 'form' ? backendUrl : '';
  return address === '' ? undefined : new URL(address).origin;
}
