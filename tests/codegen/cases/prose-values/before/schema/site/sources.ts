/** Sites that texts may link to. */
export const sources = { 'www.legifrance.gouv.fr': 'Légifrance', 'eur-lex.europa.eu': 'EUR-Lex' };
