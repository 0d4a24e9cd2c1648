/** `_redirects`: former paths to the paths of today, in the format that static hosts share. */
import type { SiteModel } from '../model.ts';

export function emitRedirects(site: SiteModel): string {
  return site.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
