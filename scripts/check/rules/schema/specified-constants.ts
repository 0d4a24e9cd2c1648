/** The constants that the specification fixes are as it fixes them. */
import { createHash } from 'node:crypto';
import { fingerprints } from '../../fingerprints.ts';
import type { SchemaRule } from '../../rule.ts';

export const specifiedConstants: SchemaRule = {
  name: 'specified-constants',
  looksAt: 'schema',
  explain: `A constant that section 9 of the specification fixes, such as the pace of the carousel, a bound of the contact form or a
figure of the firm, and that has another value than it had when it was written down. Their values stand once, in
schema/constants.ts and schema/contact-bounds.ts; here are their fingerprints.

  autoplayMs: 3000   found:   carousel.autoplayMs is 3000
                     way out: restore it; where the specification has changed, write the new fingerprint into
                              scripts/check/fingerprints.ts`,
  check({ schema }) {
    return Object.entries(fingerprints).flatMap(([name, fingerprint]) => {
      const value = name
        .split('.')
        .reduce<unknown>((held, key) => (held as Readonly<Record<string, unknown>> | undefined)?.[key], schema.constants);
      const now = fingerprintOf(value);
      const [group, entry = ''] = name.split('.');
      if (now === fingerprint) return [];
      return [
        {
          where: /^(?:contactBounds|messageField)/.test(name) ? 'schema/contact-bounds.ts' : 'schema/constants.ts',
          ...(group === 'figures' && { fact: { entry, words: [] } }),
          found: `${name} is ${value === undefined ? 'not there' : JSON.stringify(value)}, of fingerprint ${now}`,
          expected: `the value of the specification, of fingerprint ${fingerprint}`,
          wayOut: `restore it; where the specification has changed, write ${now} into scripts/check/fingerprints.ts`,
        },
      ];
    });
  },
};

/** Eight characters that stand for a value. */
function fingerprintOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 8);
}
