/** A release says who the firm is: no fictional default may be left. */
import { fictionalIdentity, identityVariable, resolveIdentity } from '../../../schema/site.ts';
import type { Problem } from '../../lib/problem.ts';

/** Fields whose default is right for any firm until it says otherwise. */
const trueDefaults = new Set(['city', 'postcode', 'backendUrl', 'scoringTool', 'scoringToolTracks']);

export function releaseRule(environment: Readonly<Record<string, string | undefined>>): Problem[] {
  const identity: Readonly<Record<string, unknown>> = resolveIdentity(environment);
  return Object.entries(fictionalIdentity)
    .filter(([field, value]) => !trueDefaults.has(field) && identity[field] === value)
    .map(([field, value]) => ({
      rule: 'release',
      where: `schema/site.ts (${field})`,
      found: `the fictional default "${value}"`,
      expected: 'the firm’s own',
      wayOut: `set ${identityVariable(field)}, or change the default`,
    }));
}
