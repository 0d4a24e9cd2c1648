/** Patterns of secrets: private keys, tokens, service keys with a known prefix. */

/** Each pattern begins with its rarest part, with a lookbehind for the text before it, because that is faster. */
const secretPatterns: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/ },
  { what: 'a web token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/ },
  { what: 'a URL with a password', pattern: /:\/\/(?<=\b[a-z][a-z0-9+]{2,}:\/\/)[^\s/:@"'`<>${}]+:[^\s/@"'`<>${}]{3,}@[\w.-]+/ },
  { what: 'a secret key of Supabase', pattern: /\bsb_secret_[\w-]{16,}|\bsbp_[a-f0-9]{40}\b/ },
  { what: 'a key of AWS', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { what: 'a token of GitHub', pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}|\bgithub_pat_\w{22,}/ },
  { what: 'a token of GitLab', pattern: /\bglpat-[\w-]{20,}/ },
  { what: 'a token of npm', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { what: 'a key of Stripe', pattern: /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}|\bwhsec_[A-Za-z0-9]{24,}/ },
  { what: 'a token of Slack', pattern: /\bxox[abeoprs]-[\w-]{10,}|hooks\.slack\.com\/services\/T\w+/ },
  { what: 'a key of Google', pattern: /\bAIza[\w-]{35}\b|\bGOCSPX-[\w-]{20,}/ },
  { what: 'a key of OpenAI or Anthropic', pattern: /\bsk-(?:proj-|ant-)?[\w-]{32,}/ },
  { what: 'a key of SendGrid', pattern: /\bSG\.[\w-]{16,}\.[\w-]{16,}/ },
  { what: 'a key of Mailgun or Mailchimp', pattern: /\bkey-[a-f0-9]{32}\b|-us\d{1,2}\b(?<=\b[a-f0-9]{32}-us\d{1,2})/ },
  { what: 'a key of Brevo', pattern: /\bxkeysib-[a-f0-9]{32,}/ },
  { what: 'a key of Resend or Postmark', pattern: /\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}/ },
  { what: 'a key of Twilio', pattern: /\bSK[a-f0-9]{32}\b/ },
  { what: 'a token of Telegram', pattern: /\b\d{8,10}:AA[\w-]{33}\b/ },
  {
    what: 'a value with the name of a secret',
    pattern:
      /["'`]?\b(?:api[_-]?secret|client[_-]?secret|secret[_-]?key|service[_-]?role(?:[_-]?key)?|private[_-]?key|access[_-]?token|auth[_-]?token|smtp[_-]?pass(?:word)?)\b["'`]?\s*[:=]\s*["'`](?=[^"'`]*\d)[\w+/=.-]{16,}["'`]/i,
  },
];

/** Returns the first match of each pattern, with its index. Never returns the secret itself. */
export function secretsIn(text: string): { readonly found: string; readonly index: number }[] {
  return secretPatterns.flatMap(({ what, pattern }) => {
    const match = pattern.exec(text);
    return match && !(what === 'a web token' && isPublicToken(match[0])) ? [{ found: what, index: match.index }] : [];
  });
}

/** Returns true for a web token with the role `anon`, which Supabase publishes, and for anything that is not a web token. */
export function isPublicToken(token: string): boolean {
  const [, payload] = token.split('.');
  if (!token.startsWith('eyJ') || payload === undefined) return true;
  try {
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly role?: string }).role === 'anon';
  } catch {
    return false;
  }
}
