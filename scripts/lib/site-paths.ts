/** Where the built site is, from the project folder. */
export const clientFolder = 'dist/client';

/** Where the site in pseudo-texts is, for tests of layout: neither `npm start` nor a host looks there. */
export const pseudoFolder = 'dist/pseudo/client';

/** The file of the page at a path, from the folder of its site. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Paths of its functions begin so. */
export const functionsPrefix = '/functions/v1/';

/** Where the page of the local mailbox is. */
export const inboxPath = '/_mail';

/** The address of the file that says which pages a browser may prepare; its type is one that browsers insist on. */
export const speculationRules = { path: '/speculation-rules.json', type: 'application/speculationrules+json' } as const;
