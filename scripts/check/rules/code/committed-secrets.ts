/** No secret is in a file that is committed: history keeps it, whoever may read it one day. */

import { secretsIn } from '../../inputs/secret-patterns.ts';
import type { SourceRule } from '../../rule.ts';

/** How messages and comments write where a password goes. */
const example = /:password@/g;

export const committedSecrets: SourceRule = {
  name: 'committed-secrets',
  looksAt: 'source',
  explain: `A private key, a token or a key of a known form, or an address with a password, in a source: of the schema, of the contact function,
of a script. Nobody has to download it; a copy of the repository is enough, and a later commit takes nothing back.

  const key = 're_…'   found:   a key of Resend or Postmark
                       way out: read it from the environment; replace the key`,
  check({ file, text }) {
    // Tests have secrets that open nothing.
    if (file.startsWith('tests/')) return [];
    return secretsIn(text.replace(example, (found) => ' '.repeat(found.length))).map(({ found, index }) => ({
      offset: index,
      found,
      expected: 'nothing secret in the repository',
      wayOut: 'read it from the environment; and replace it, should it have been committed',
    }));
  },
};
