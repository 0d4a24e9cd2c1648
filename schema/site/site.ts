/** What the site is: its locales and who speaks on it. Constants of the trade are in `constants.ts`. */
import { z } from 'zod';

/**
 * The locales, by the code used in paths and message files. The first one is the default: its paths have no prefix.
 * `tag` is the BCP 47 tag that dates and numbers are written with, `name` the language's own name.
 */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR', ogLocale: 'fr_FR', name: 'Français', short: 'FR' },
  en: { prefix: '/en', tag: 'en-GB', ogLocale: 'en_GB', name: 'English', short: 'EN' },
} as const;

export type Locale = keyof typeof locales;

/** The locale codes, default first. */
export const localeCodes = Object.keys(locales) as Locale[];

/** The locale of unprefixed paths, and of hreflang `x-default`. */
export const defaultLocale: Locale = 'fr';

/** The locale that a path belongs to, known or not: `/en/nope` is English. */
export function localeOfPath(path: string): Locale {
  const owns = (prefix: string) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return localeCodes.find((locale) => owns(locales[locale].prefix)) ?? defaultLocale;
}

const price = z.string().regex(/^\d*$/, 'expected whole euros, in digits alone');
const url = z.url({ protocol: /^https$/ });

/** Everything that says who the firm is. Field names become environment variables: `phone` is read from `SITE_PHONE`. */
export const identityFields = z.strictObject({
  /** Where every address of the site begins, as browsers write it; the site has no place below a path. */
  origin: z
    .url({ protocol: /^https?$/ })
    .refine((given) => URL.parse(given)?.origin === given, 'expected https:// and a host, nothing after it'),
  firmName: z.string().min(1),
  legalName: z.string().min(1),
  legalForm: z.string().min(1),
  /** In whole euros. */
  shareCapital: z.string().regex(/^\d+$/, 'expected whole euros, in digits alone').transform(Number),
  registration: z.string().min(1),
  vatNumber: z.string().min(1),
  publicationDirector: z.string().min(1),
  street: z.string().min(1),
  postcode: z.string().min(1),
  city: z.string().min(1),
  /** The partner who answers for the work, as the page about the firm names them. */
  partner: z.string().min(1),
  /** Path of the partner’s portrait below `renderer/public`, 4:5; empty for a drawn one. */
  portrait: z.string().regex(/^(?:\/[\w/-]+\.(?:avif|webp|jpg|png))?$/, 'expected a path such as /shared/portrait.jpg'),
  /** Whether the partner has read what that page says of their career: its words are made up until then. */
  partnerAgrees: z.stringbool(),
  /** What each way to work costs, from so many whole euros before tax; empty where the firm does not say. */
  priceHotline: price,
  priceBooster: price,
  priceProject: price,
  pricePartner: price,
  /** Messaging number in international form, digits only after the plus sign. */
  phone: z.e164(),
  email: z.email(),
  hostName: z.string().min(1),
  hostAddress: z.string().min(1),
  hostPhone: z.string().min(1),
  /** Who keeps the messages of the contact form, and who carries and stores the firm’s mail: companies, as the legal notice names them. */
  formHost: z.string().min(1),
  mailHost: z.string().min(1),
  /** The lawyer who has approved the statements of law (`law.ts`); empty until one has, and the site says so. */
  legalCounsel: z.string(),
  linkedin: url,
  facebook: url,
  twitter: url,
  instagram: url,
  youtube: url,
  /** External page where a visitor books a call. */
  booking: url,
  /** The location-scoring tool; empty for the scoring sheet of this site. */
  scoringTool: z.union([z.literal(''), url]),
  /** The backend that runs the contact function; empty for the site's own origin. */
  backendUrl: z.union([z.literal(''), url.regex(/^(?!.*(?:[?#]|\/functions\b))/, 'expected what stands before /functions/v1')]),
  /** The backend's public, anonymous key. */
  backendKey: z.string().min(1),
  /** Whether the scoring tool sets trackers; then it loads on the visitor's click only. */
  scoringToolTracks: z.stringbool(),
});

export type Identity = z.output<typeof identityFields>;

/** Working, fictional defaults. A release check refuses each one that is still in place. */
export const fictionalIdentity: Readonly<z.input<typeof identityFields>> = {
  origin: 'https://www.trame-retail.example',
  firmName: 'Trame Retail',
  legalName: 'Trame Retail Conseil',
  legalForm: 'SASU',
  shareCapital: '10000',
  registration: 'RCS Paris 000 000 000',
  vatNumber: 'FR00 000000000',
  publicationDirector: 'Camille Exemple',
  street: '1, rue de l’Exemple',
  postcode: '75001',
  city: 'Paris',
  partner: 'Camille Exemple',
  portrait: '',
  partnerAgrees: 'false',
  priceHotline: '',
  priceBooster: '',
  priceProject: '',
  pricePartner: '',
  phone: '+33100000000',
  email: 'bonjour@trame-retail.example',
  hostName: 'Hébergeur Exemple',
  hostAddress: '2, rue de l’Exemple, 75001 Paris, France',
  hostPhone: '+33 1 00 00 00 01',
  formHost: 'Base Exemple',
  mailHost: 'Courrier Exemple',
  legalCounsel: '',
  linkedin: 'https://www.linkedin.com/company/trame-retail-example',
  facebook: 'https://www.facebook.com/trame-retail-example',
  twitter: 'https://x.com/trameretail_example',
  instagram: 'https://www.instagram.com/trame-retail-example',
  youtube: 'https://www.youtube.com/@trame-retail-example',
  booking: 'https://booking.trame-retail.example/30-min',
  scoringTool: '',
  backendUrl: '',
  backendKey: 'public-anonymous-key',
  scoringToolTracks: 'false',
};

/** What the networks that the firm is on call themselves, in every language; by the field of their address. */
export const networkNames = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
} as const satisfies Partial<Record<keyof Identity, string>>;

/** Name of the environment variable that overrides an identity field: `firmName` is `SITE_FIRM_NAME`. */
export function identityVariable(field: string): string {
  return `SITE_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/**
 * The identity in force: the defaults, overridden by the environment. Throws an Error naming each variable whose
 * value is not acceptable.
 */
export function resolveIdentity(environment: Readonly<Record<string, string | undefined>> = {}): Identity {
  const given: Record<string, string> = { ...fictionalIdentity };
  for (const field of Object.keys(fictionalIdentity)) {
    const value = environment[identityVariable(field)];
    if (value !== undefined && value !== '') given[field] = value;
  }
  const result = identityFields.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const field = String(issue.path[0]);
    const variable = identityVariable(field);
    return `  ${environment[variable] ? variable : `schema/site/site.ts (${field})`}: "${given[field]}" found; ${issue.message}`;
  });
  throw new IdentityError(
    `Identity not acceptable:\n${lines.join('\n')}\nCorrect these variables of the environment, or schema/site/site.ts.`,
  );
}

/** An identity that cannot be: each field, where it was said, what was found, what is expected. */
class IdentityError extends Error {
  override readonly name = 'IdentityError';
}

/** Identity fields that texts may name as placeholders, e.g. `{firmName}`. */
export const identityPlaceholders = [
  'firmName',
  'legalName',
  'legalForm',
  'registration',
  'vatNumber',
  'publicationDirector',
  'partner',
  'street',
  'postcode',
  'city',
  'email',
  'hostName',
  'hostAddress',
  'hostPhone',
  'formHost',
  'mailHost',
] as const satisfies readonly (keyof Identity)[];
