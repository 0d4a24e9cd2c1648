/** Where message files are, from the project folder. */
export const messagesFolder = 'generated/messages';

export const messageFile = (locale: string, bundle: string) => `${messagesFolder}/${locale}/${bundle}.json`;
export const retiredFile = (locale: string) => `${messagesFolder}/${locale}/_retired.json`;
/** How the file in which a locale says what its translations were made from ends. */
export const sourcesFileName = '/_sources.json';
export const sourcesFile = (locale: string) => `${messagesFolder}/${locale}${sourcesFileName}`;
export const jsonSchemaFile = (bundle: string) => `${messagesFolder}/_schema/${bundle}.json`;
