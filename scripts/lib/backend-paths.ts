/** What belongs to the backend on the site's own origin. */

/** Paths of its functions begin so. */
export const functionsPrefix = '/functions/v1/';

/** Where the page of the local mailbox is. */
export const inboxPath = '/_mail';
