/** Where message files are, from the project folder. */
export const messagesFolder = 'generated/messages';

export const messageFile = (locale: string, bundle: string) => `${messagesFolder}/${locale}/${bundle}.json`;
export const retiredFile = (locale: string) => `${messagesFolder}/${locale}/_retired.json`;
export const sourcesFile = (locale: string) => `${messagesFolder}/${locale}/_sources.json`;
export const jsonSchemaFile = (bundle: string) => `${messagesFolder}/_schema/${bundle}.json`;
