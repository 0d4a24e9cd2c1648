import { fictionalIdentity, identityVariable, resolveIdentity } from '../../../../schema/site/identity.ts';
import type { ReleaseRule } from '../../rule.ts';

/** Fields whose default suits any firm. */
const trueDefaults = new Set([
  ...['city', 'postcode', 'backendUrl', 'scoringTool', 'scoringToolTracks', 'legalCounsel', 'portrait'],
  ...['priceHotline', 'priceBooster', 'priceProject', 'pricePartner'],
]);

export const identity: ReleaseRule = {
  name: 'identity',
  looksAt: 'release',
  explain: `A fictional default of the identity in a release. The site would name a firm that does not exist and send messages to an address that
nobody reads.

  firmName: 'Trame Retail'
    found:    the fictional default "Trame Retail"
    expected: the value of the real firm
    way out:  Set SITE_FIRM_NAME, or change the default in schema/site/identity.ts.`,
  check({ environment }) {
    const [resolved, fictional]: readonly Readonly<Record<string, unknown>>[] = [resolveIdentity(environment), resolveIdentity()];
    return Object.entries(fictionalIdentity)
      .filter(([field]) => !trueDefaults.has(field) && resolved?.[field] === fictional?.[field])
      .map(([field, value]) => ({
        where: `schema/site/identity.ts (${field})`,
        found: `the fictional default "${value}"`,
        expected: 'the value of the real firm',
        wayOut: `Set ${identityVariable(field)}, or change the default in schema/site/identity.ts.`,
      }));
  },
};
