/** Where the built site is, from the project folder. */
export const clientFolder = 'dist/client';
