import { fictionalIdentity } from '../../../../schema/site/identity.ts';
import { factsIn } from '../../inputs/schema-facts.ts';
import type { ReleaseRule } from '../../rule.ts';

/** The account name of the fictional firm, part of the addresses of its posts. */
const account = new URL(fictionalIdentity.linkedin).pathname.split('/').at(-1) ?? '';

export const fictionalLinks: ReleaseRule = {
  name: 'fictional-links',
  looksAt: 'release',
  explain: `An address of the fictional firm, or of a reserved .example domain, among the facts of the content. Visitors of a release would follow it to
nothing.

  linkedinUrl: 'https://www.linkedin.com/posts/${account}_site-visit'
    found:    https://www.linkedin.com/posts/${account}_site-visit
    expected: an address of the real firm
    way out:  Write the real address, or remove the entry.`,
  check({ model }) {
    return factsIn(model)
      .filter(({ value }) => typeof value === 'string' && isFictional(value))
      .map(({ bundle, entry, value }) => ({
        where: `the content of "${bundle}"`,
        fact: { entry, words: [] },
        found: String(value),
        expected: 'an address of the real firm',
        wayOut: 'Write the real address, or remove the entry.',
      }));
  },
};

function isFictional(value: string): boolean {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname } = new URL(value);
  return /(?:^|\.)example$/.test(hostname) || pathname.split(/[/_]/).includes(account);
}
