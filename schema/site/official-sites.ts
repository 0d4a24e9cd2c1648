/** Official sites: the sources of statements of law and of public statistics. */

/** Domains; their subdomains are official as well. The rule `official-sources` compares the sources of the site with this list. */
const officialSites: readonly string[] = [
  'legifrance.gouv.fr',
  'service-public.gouv.fr',
  'service-public.fr',
  'economie.gouv.fr',
  'entreprises.gouv.fr',
  'ecologie.gouv.fr',
  'culture.gouv.fr',
  'impots.gouv.fr',
  'travail-emploi.gouv.fr',
  'dreets.gouv.fr',
  'data.gouv.fr',
  'courdecassation.fr',
  'conseil-etat.fr',
  'conseil-constitutionnel.fr',
  'assemblee-nationale.fr',
  'senat.fr',
  'autoritedelaconcurrence.fr',
  'cnil.fr',
  'urssaf.fr',
  'insee.fr',
  'inpi.fr',
  'banque-france.fr',
  'europa.eu',
  'gov.uk',
  'parliament.uk',
];

/** Returns true for the host of an official site. */
export function isOfficial(host: string): boolean {
  return officialSites.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
