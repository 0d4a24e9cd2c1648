import { fictionalIdentity, identityVariable, missingFields, resolveIdentity } from '../../../../schema/site/identity.ts';
import type { ReleaseRule } from '../../rule.ts';

export const identity: ReleaseRule = {
  name: 'identity',
  looksAt: 'release',
  explain: `A fictional default of the identity in a release. The site would name a firm that does not exist and send messages to an address that
nobody reads.

  firmName: 'Trame Retail'
    found:    the fictional default "Trame Retail"
    expected: the value of the real firm
    way out:  Set SITE_FIRM_NAME, or write firmName into ownIdentity in schema/site/identity.ts.`,
  check: ({ environment }) =>
    missingFields(resolveIdentity(environment)).map((field) => ({
      where: `schema/site/identity.ts (${field})`,
      found: `the fictional default "${fictionalIdentity[field]}"`,
      expected: 'the value of the real firm',
      wayOut: `Set ${identityVariable(field)}, or write ${field} into ownIdentity in schema/site/identity.ts.`,
    })),
};
