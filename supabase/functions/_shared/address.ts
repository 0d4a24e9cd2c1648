// Generated from schema/ by "npm run codegen". Do not edit. Seal: 9dc1def70dd8f80a
/** E-mail addresses: one rule for the form, the function and the database. Without zod, as fields.ts. */

/** An atom of RFC 5321, with the characters of HTML’s `type=email`. */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";

/** A label of a domain: no hyphen at its start or end. */
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * An address in ASCII: at most 64 characters of atoms or of one quoted string, and a domain of two labels or more. HTML also takes a
 * single label (`ada@example`), a typing mistake on the public Internet, and dots that RFC 5321 forbids (`a..b@…`). The database has the
 * same expression: write only what JavaScript and Postgres read alike.
 */
export const addressPattern = new RegExp(
  `^(?=[ -~]{1,64}@[^@]+$)(?:${atom}(?:\\.${atom})*|"(?:[^"\\\\]|\\\\.)*")@(?:${label}\\.)+${label}$`,
);

/** A domain with letters beyond ASCII: no label begins or ends with a hyphen, and no ASCII character ends the host of a URL. */
const internationalDomain = /^(?=.*\P{ASCII})(?!-|.*(?:\.-|-\.|-$))(?:[A-Za-z0-9.-]|\P{ASCII})+$/u;

/** Converts an international domain to ASCII (`société.fr` to `xn--socit-esab.fr`), as Chrome does and other browsers do not. */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const url = `http://${address.slice(start)}`;
  if (!internationalDomain.test(address.slice(start)) || !URL.canParse(url)) return address;
  return address.slice(0, start) + new URL(url).hostname;
}
