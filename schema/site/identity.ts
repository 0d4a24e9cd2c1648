/** The firm behind the site: its names, addresses, prices and services. */
import { z } from 'zod';
import { addressPattern } from '../contact/address.ts';

const price = z.string().regex(/^\d*$/, 'expected whole euros, in digits alone');
const url = z.url({ protocol: /^https$/ });

/** The social networks, by the identity field of their URL: the name, the same in every language, and the hosts of profiles. */
export const networks = {
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  facebook: { name: 'Facebook', hosts: ['facebook.com'] },
  twitter: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com'] },
} as const;

/** Returns the type of the URL of a profile: on a host of the network or below one, such as `fr.linkedin.com`. */
function profile(network: keyof typeof networks) {
  const { name, hosts } = networks[network];
  return url.refine((given) => isOn(hosts, URL.parse(given)?.hostname), `expected a profile on ${name}, below https://${hosts[0]}/`);
}

function isOn(hosts: readonly string[], host = ''): boolean {
  return hosts.some((own) => `.${host}`.endsWith(`.${own}`));
}

/** Returns the name of the site of a URL: a social network, or the host. */
export function siteName(address: string): string {
  const { hostname } = new URL(address);
  return Object.values(networks).find(({ hosts }) => isOn(hosts, hostname))?.name ?? hostname.replace(/^www\./, '');
}

/** The fields of the identity. An environment variable overrides each one: `SITE_PHONE` overrides `phone`. */
export const identityFields = z.strictObject({
  /** Origin of the site, as in `location.origin`. The site cannot be served below a path. */
  origin: z
    .url({ protocol: /^https?$/ })
    .refine(
      (given) => URL.parse(given)?.origin === given,
      'expected https:// and a host, without a path: a site is served from the root of a domain',
    ),
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
  /** Lowest price of each engagement, in whole euros before tax; empty hides the price. */
  priceHotline: price,
  priceBooster: price,
  priceProject: price,
  pricePartner: price,
  /** Phone and messaging number in E.164 form. */
  phone: z.e164(),
  email: z.string().regex(addressPattern, 'expected an e-mail address'),
  hostName: z.string().min(1),
  hostAddress: z.string().min(1),
  hostPhone: z.string().min(1),
  /** Companies named in the legal notice: the host of the contact form’s database, and the host of the firm’s mail. */
  formHost: z.string().min(1),
  mailHost: z.string().min(1),
  /** Lawyer who approved the legal statements (`schema/content/law/`). While empty, the site shows that approval is pending. */
  legalCounsel: z.string(),
  linkedin: profile('linkedin'),
  facebook: profile('facebook'),
  twitter: profile('twitter'),
  instagram: profile('instagram'),
  youtube: profile('youtube'),
  /** External page for booking a call. */
  booking: url,
  /** URL of an external location-scoring tool; empty for the tool of this site. */
  scoringTool: z.union([z.literal(''), url]),
  /** Backend of the contact function; empty for the site's own origin. */
  backendUrl: z.union([z.literal(''), url.regex(/^(?!.*(?:[?#]|\/functions\b))/, 'expected the URL without /functions/v1')]),
  /** The backend's public, anonymous key. */
  backendKey: z.string().min(1),
  /** True for an external scoring tool that sets trackers: it loads only after a click. */
  scoringToolTracks: z.stringbool(),
});

export type Identity = z.output<typeof identityFields>;

type Given = Readonly<z.input<typeof identityFields>>;

/** The identity of the firm, as far as it is written here: `{ firmName: 'Comptoir', legalForm: 'SASU' }`. */
const ownIdentity: Partial<Given> = {};

/** Fictional values of all other fields. `npm run check -- --release` fails while one of them is in use. */
export const fictionalIdentity: Given = {
  origin: 'https://www.trame-retail.example',
  firmName: 'Trame Retail',
  legalName: 'Trame Retail Conseil',
  legalForm: 'société',
  shareCapital: '0',
  registration: 'RCS Paris 000 000 000',
  vatNumber: 'FR00 000000000',
  publicationDirector: 'Camille Exemple',
  street: '1, rue de l’Exemple',
  postcode: '75001',
  city: 'Paris',
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

/** Returns the environment variable that overrides an identity field: `SITE_FIRM_NAME` for `firmName`. */
export function identityVariable(field: string): string {
  return `SITE_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** The identity without environment variables. */
export const defaultIdentity: Given = { ...fictionalIdentity, ...ownIdentity };

/** Returns the defaults, overridden by the environment. Throws an {@link IdentityError} that lists every invalid value. */
export function resolveIdentity(environment: Readonly<Record<string, string | undefined>> = {}): Identity {
  const given: Record<string, string> = { ...defaultIdentity };
  for (const field of Object.keys(fictionalIdentity)) {
    const value = environment[identityVariable(field)];
    if (value !== undefined && value !== '') given[field] = value;
  }
  const result = identityFields.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const field = String(issue.path[0]);
    const variable = identityVariable(field);
    return `  ${environment[variable] ? variable : `schema/site/identity.ts (${field})`}: "${given[field]}" found; ${issue.message}`;
  });
  throw new IdentityError(`Invalid identity:\n${lines.join('\n')}\nCorrect these environment variables, or schema/site/identity.ts.`);
}

/** Thrown for an invalid identity: one line per field, with its source, its value and the expected value. */
class IdentityError extends Error {
  override readonly name = 'IdentityError';
}

/** Fields whose default is true of any firm. */
const trueDefaults: ReadonlySet<string> = new Set<keyof Identity>([
  ...(['city', 'postcode', 'backendUrl', 'scoringTool', 'scoringToolTracks', 'legalCounsel'] as const),
  ...(['priceHotline', 'priceBooster', 'priceProject', 'pricePartner'] as const),
]);

/** Returns the fields with a fictional value. A release is refused for them, and no row shows them. */
export function missingFields(identity: Identity): (keyof Identity)[] {
  const fictional = identityFields.parse(fictionalIdentity);
  const fields = Object.keys(fictional) as (keyof Identity)[];
  return fields.filter((field) => !trueDefaults.has(field) && identity[field] === fictional[field]);
}

/** Returns the identity without its missing fields. */
export function knownFacts(identity: Identity): Partial<Identity> {
  const missing: readonly string[] = missingFields(identity);
  return Object.fromEntries(Object.entries(identity).filter(([field]) => !missing.includes(field)));
}

/** Identity fields that any text may use as placeholders, such as `{firmName}`. */
export const identityPlaceholders = [
  'firmName',
  'legalName',
  'legalForm',
  'registration',
  'vatNumber',
  'publicationDirector',
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
