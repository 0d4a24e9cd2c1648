/** A release says who the firm is: no fictional default may be left. */
import { fictionalIdentity, identityVariable, resolveIdentity } from '../../../../schema/site/identity.ts';
import type { ReleaseRule } from '../../rule.ts';

/** Fields whose default is right for any firm until it says otherwise. */
const trueDefaults = new Set([
  ...['city', 'postcode', 'backendUrl', 'scoringTool', 'scoringToolTracks', 'legalCounsel', 'portrait'],
  ...['priceHotline', 'priceBooster', 'priceProject', 'pricePartner'],
]);

export const identity: ReleaseRule = {
  name: 'identity',
  looksAt: 'release',
  explain: `A fictional default of the identity that is still in place: a site published so names a firm that is not there, and
sends messages to an address that nobody reads.

  firmName: 'Trame Retail'   way out: SITE_FIRM_NAME='…' npm run build, or another default in schema/site/identity.ts`,
  check({ environment }) {
    const [resolved, fictional]: readonly Readonly<Record<string, unknown>>[] = [resolveIdentity(environment), resolveIdentity()];
    return Object.entries(fictionalIdentity)
      .filter(([field]) => !trueDefaults.has(field) && resolved?.[field] === fictional?.[field])
      .map(([field, value]) => ({
        where: `schema/site/identity.ts (${field})`,
        found: `the fictional default "${value}"`,
        expected: 'the firm’s own',
        wayOut: `set ${identityVariable(field)}, or change the default`,
      }));
  },
};
