import { fictionalIdentity, identityVariable } from '../../../schema/site/identity.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

/** Fields whose default is true of any firm here: Paris, and the tool that this site brings itself. */
const trueAnywhere = [
  'city',
  'postcode',
  'backendUrl',
  'scoringTool',
  'scoringToolTracks',
  'legalCounsel',
  'priceHotline',
  'priceBooster',
  'priceProject',
  'pricePartner',
];

const ofFirm: Readonly<Record<string, string>> = {
  shareCapital: '20000',
  origin: 'https://www.comptoir.fr',
  phone: '+33123456789',
  email: 'bonjour@comptoir.fr',
  linkedin: 'https://www.linkedin.com/company/comptoir',
  facebook: 'https://www.facebook.com/comptoir',
  twitter: 'https://x.com/comptoir',
  instagram: 'https://www.instagram.com/comptoir',
  youtube: 'https://www.youtube.com/@comptoir',
  booking: 'https://rendez-vous.comptoir.fr/',
};
const fictional = Object.keys(fictionalIdentity).filter((field) => !trueAnywhere.includes(field));
/** The variables of a firm that has filled in everything. */
export const whole = Object.fromEntries(fictional.map((field) => [identityVariable(field), ofFirm[field] ?? 'Comptoir']));

const within =
  (environment: Readonly<Record<string, string | undefined>>): GivenProject =>
  (project) => ({ ...project, environment });
const finding = (field: string) => ({
  found: 'the fictional default',
  where: `schema/site/identity.ts (${field})`,
  wayOut: `Set ${identityVariable(field)}, or write ${field} into ownIdentity in schema/site/identity.ts.`,
});

export default {
  good: [within(whole)],
  bad: [
    [within({}), ...fictional.map(finding)],
    ...fictional.map((field) => [within({ ...whole, [identityVariable(field)]: undefined }), finding(field)] as const),
  ],
} satisfies Fixtures<GivenProject>;
