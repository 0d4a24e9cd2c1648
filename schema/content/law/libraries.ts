/** Where the codes can be read, article by article: the address of one is that of its library, then its number there. */

/** The Commercial Code. */
export const commercialCode = 'https://www.legifrance.gouv.fr/codes/article_lc';
/** The Commercial Code, for articles that have had several versions: their page shows the one in force, and those before it. */
export const versions = 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000005634379/articles';
/** The Labour Code, in the same way. */
export const labour = 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000006072050/articles';
