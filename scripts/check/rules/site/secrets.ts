/** No secret is in any file that visitors can download. */

import { fictionalIdentity, identityVariable } from '../../../../schema/site/identity.ts';
import { linesOf } from '../../../lib/lines.ts';
import { isPublicToken, secretsIn } from '../../inputs/secret-patterns.ts';
import { identityOf, type Project } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';

export const secrets: SiteRule = {
  name: 'secrets',
  looksAt: 'site',
  explain: `The value of an environment variable whose name says KEY, SECRET, TOKEN, PASSWORD or the like, in Base64 as well, a private key, a token or a
key of a known form, or an address with a password, in a file of dist/client. Whatever is there is public from its first day:
change the secret as well as the code.

  const key = "sk_live_…"   found:   a key of Stripe
                            way out: read it in the contact function, from its environment; replace the key

SITE_BACKEND_KEY, the public key of the backend, is meant to be read.`,
  check(site, project) {
    const values = secretValues(project);
    const isOpen = identityOf(project).backendKey;
    return [...site.files.keys()].flatMap((path): Located[] => {
      const where = site.folder + path;
      const text = site
        .read(path)
        .toString('latin1')
        .replaceAll(isOpen, isPublicToken(isOpen) ? '' : isOpen);
      return findings(text, values).map(({ found, index }) => {
        const before = linesOf(text.slice(0, index));
        const wayOut = 'keep it on the server, read from its environment; and replace it: what was published is known';
        return {
          where,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          found,
          expected: 'nothing secret in what visitors download',
          wayOut,
        };
      });
    });
  },
};

interface Found {
  /** What it is: never the secret itself, which reports and logs would publish again. */
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

/** Values of the environment that must not be published, as they stand in a file. Short ones and plain words are no secret anybody has. */
function secretValues({ environment }: Project): (readonly [string, string])[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const isSecret =
      secretNames.test(name) && !identityVariables.has(name) && value.length >= 8 && !/^(?:[a-z]+|[\d.]+|\/[\w./-]*)$/.test(value);
    return isSecret ? [...new Set(formsOf(value))].map((form) => [name, form] as const) : [];
  });
}

/** A value as it may stand in a file: as it is, within JSON, in an address, in Base64 of either alphabet. */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [bytes.toString('latin1'), JSON.stringify(value).slice(1, -1), encodeURIComponent(value), base64, bytes.toString('base64url')];
}
