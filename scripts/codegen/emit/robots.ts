/** `robots.txt`: everything may be read; pages kept from search engines say so themselves. */
import type { SiteModel } from '../../model/site-model.ts';

export function emitRobots(site: SiteModel): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
