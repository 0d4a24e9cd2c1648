import { fictionalIdentity, identityVariable } from '../../../../schema/site/identity.ts';
import { linesOf } from '../../../lib/lines.ts';
import { isPublicToken, secretsIn } from '../../inputs/secret-patterns.ts';
import { identityOf, type Project } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';

export const secrets: SiteRule = {
  name: 'secrets',
  looksAt: 'site',
  explain: `A secret in a file of dist/client: the value of an environment variable named KEY, SECRET, TOKEN, PASSWORD or similar (plain or in Base64), a
private key, a token, a service key, or a URL with a password. Everything in dist/client is public. SITE_BACKEND_KEY is a public key and exempt.

  const key = "sk_live_…"
    found:    a key of Stripe
    expected: no secret in published files
    way out:  Read the key from the environment of the contact function, and replace it.`,
  check(site, project) {
    const values = secretValues(project);
    const isOpen = identityOf(project).backendKey;
    return [...site.files.keys(), ...site.earlier].flatMap((path): Located[] => {
      const where = site.folder + path;
      const text = site
        .read(path)
        .toString('latin1')
        .replaceAll(isOpen, isPublicToken(isOpen) ? '' : isOpen);
      return findings(text, values).map(({ found, index }) => {
        const before = linesOf(text.slice(0, index));
        const wayOut = site.earlier.includes(path)
          ? 'Delete dist, replace the key, and build again.'
          : 'Read the key from the environment of the contact function, and replace it.';
        return {
          where,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          found,
          expected: 'no secret in published files',
          wayOut,
        };
      });
    });
  },
};

interface Found {
  /** The kind of secret, never the secret itself: reports and logs would publish it again. */
  readonly found: string;
  readonly index: number;
}

function findings(text: string, values: readonly (readonly [string, string])[]): Found[] {
  return [
    ...values.flatMap(([name, value]) => (text.includes(value) ? [{ found: `the value of ${name}`, index: text.indexOf(value) }] : [])),
    ...secretsIn(text),
  ];
}

/** The variables of the identity are public. */
const identityVariables: ReadonlySet<string> = new Set(Object.keys(fictionalIdentity).map(identityVariable));

const secretNames = /KEY|SECRET|TOKEN|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|DATABASE_URL|SMTP_URL|DSN/i;

/** Returns secret values of the environment in every form that a file may hold. Skips short values and plain words. */
function secretValues({ environment }: Project): (readonly [string, string])[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const isSecret =
      secretNames.test(name) && !identityVariables.has(name) && value.length >= 8 && !/^(?:[a-z]+|[\d.]+|\/[\w./-]*)$/.test(value);
    return isSecret ? [...new Set(formsOf(value))].map((form) => [name, form] as const) : [];
  });
}

/** Returns a value in plain text, JSON, percent-encoding and both alphabets of Base64. */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [bytes.toString('latin1'), JSON.stringify(value).slice(1, -1), encodeURIComponent(value), base64, bytes.toString('base64url')];
}
