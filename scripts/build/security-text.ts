/** The file for people who have found a security fault: https://www.rfc-editor.org/rfc/rfc9116 */
import type { Identity } from '../../schema/site/identity.ts';
import { publishedLocales } from '../../schema/site/locales.ts';
import { securityTextPath } from '../lib/site-paths.ts';

/** Validity in months. The standard advises less than a year; a site that nobody builds for that long is not maintained. */
const months = 11;

/** Returns the text. Two builds of one month give the same text. */
export function securityText({ email, origin }: Pick<Identity, 'email' | 'origin'>, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${publishedLocales.join(', ')}`,
    `Canonical: ${origin}${securityTextPath}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
