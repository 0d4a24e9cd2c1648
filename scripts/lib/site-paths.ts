/** The folder of the built site, from the project folder. */
export const clientFolder = 'dist/client';

/** The folder of the site in the pseudo-locale, for layout tests. Neither `npm start` nor a host serves this folder. */
export const pseudoFolder = 'dist/pseudo/client';

/** The folder of previews, with draft languages. */
export const previewFolder = 'dist/preview/client';

/** Returns the file of the page at a path, from the folder of the site. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Prefix of the paths of functions. */
export const functionsPrefix = '/functions/v1/';

/** Path of the local mailbox. */
export const inboxPath = '/_mail';

/** Path and type of the speculation rules. Browsers ignore the file if the type differs. */
export const speculationRules = { path: '/speculation-rules.json', type: 'application/speculationrules+json' } as const;

/** Path of the contact for security faults, given by RFC 9116. */
export const securityTextPath = '/.well-known/security.txt';
