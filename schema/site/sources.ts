/** Sites that texts may link to. Codegen refuses a link to any other host. */

/** Name of each site, by host. */
export const sources: Readonly<Record<string, string>> = {
  'circulaire.legifrance.gouv.fr': 'Légifrance, ministerial circulars',
  'entreprendre.service-public.gouv.fr': 'Service public, information for businesses',
  'eur-lex.europa.eu': 'EUR-Lex, the law of the European Union',
  'normandie.dreets.gouv.fr': 'DREETS, the labour and competition authority of a region',
  'www.inpi.fr': 'Inpi, the registry of French trade marks',
  'www.insee.fr': 'Insee, the national statistics office',
  'www.legifrance.gouv.fr': 'Légifrance, the codes and statutes in force',
};
