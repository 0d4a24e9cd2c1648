/** Where the built site is, from the project folder. */
export const clientFolder = 'dist/client';

/** Where the site in pseudo-texts is, for tests of layout: neither `npm start` nor a host looks there. */
export const pseudoFolder = 'dist/pseudo/client';

/** The file of the page at a path, from the folder of its site. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
