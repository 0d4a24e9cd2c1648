/** An unknown route is an error: it is logged with its path. */

export function reportNotFound(): void {
  if (document.documentElement.dataset['page'] === 'notFound') console.error(`404: no page at ${location.pathname}`);
}
