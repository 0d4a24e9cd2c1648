/** A release leads to what is there: no address of the fictional firm is left in the content. */
import { fictionalIdentity } from '../../../../schema/site/identity.ts';
import { factsIn } from '../../inputs/schema-facts.ts';
import type { ReleaseRule } from '../../rule.ts';

/** The account of the fictional firm, by which its posts are addressed as well. */
const account = new URL(fictionalIdentity.linkedin).pathname.split('/').at(-1) ?? '';

export const fictionalLinks: ReleaseRule = {
  name: 'fictional-links',
  looksAt: 'release',
  explain: `An address among the facts of the content that is one of the fictional firm, or of a domain that nobody can have: a post that was
first published elsewhere, and is not there.

  linkedinUrl: 'https://www.linkedin.com/posts/${account}_site-visit'   way out: the address of the post`,
  check({ model }) {
    return factsIn(model)
      .filter(({ value }) => typeof value === 'string' && isFictional(value))
      .map(({ bundle, entry, value }) => ({
        where: `the content of "${bundle}"`,
        fact: { entry, words: [] },
        found: String(value),
        expected: 'an address that is there',
        wayOut: 'write the address of your own, or take the entry out',
      }));
  },
};

function isFictional(value: string): boolean {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname } = new URL(value);
  return /(?:^|\.)example$/.test(hostname) || pathname.split(/[/_]/).includes(account);
}
