/** An unknown route is an error: it is logged with its path. */
import { roles } from '#generated/pages.ts';

export function reportNotFound(): void {
  if (document.documentElement.dataset['page'] === roles.notFound) console.error(`404: no page at ${location.pathname}`);
}
