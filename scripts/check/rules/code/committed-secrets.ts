import { secretsIn } from '../../inputs/secret-patterns.ts';
import type { SourceRule } from '../../rule.ts';

/** Stands for a password in messages and comments. */
const example = /:password@/g;

export const committedSecrets: SourceRule = {
  name: 'committed-secrets',
  looksAt: 'source',
  explain: `A private key, a token, a service key of a known form, or a URL with a password in a source file. Everyone with a copy of the repository can
read it, and its history keeps it after a later commit.

  const key = 're_…'
    found:    a key of Resend or Postmark
    expected: no secret in the repository
    way out:  Read the secret from the environment. Replace the key if it was committed.`,
  check({ file, text }) {
    // Secrets in tests open nothing.
    if (file.startsWith('tests/')) return [];
    return secretsIn(text.replace(example, (found) => ' '.repeat(found.length))).map(({ found, index }) => ({
      offset: index,
      found,
      expected: 'no secret in the repository',
      wayOut: 'Read the secret from the environment. Replace the key if it was committed.',
    }));
  },
};
