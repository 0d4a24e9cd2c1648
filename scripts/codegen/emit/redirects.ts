/** `_redirects`: former paths to the paths of today, and those that are gone, in the format that static hosts share. */
import { hostFiles } from '../host-files.ts';
import type { SiteModel } from '../model.ts';

export function emitRedirects(site: SiteModel): string {
  return site.redirects
    .map(({ from, to, anchor }) => {
      if (to === undefined) return `${from} /${hostFiles.notFound} 410\n`;
      return `${from} ${to}${anchor === undefined ? '' : `#${anchor}`} 301\n`;
    })
    .join('');
}
