/** Writes the configurations of hosts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { speculationRules } from '../../lib/site-paths.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { hostingOf } from './model.ts';
import { nginxInclude } from './nginx.ts';
import { vercelJson } from './vercel.ts';

/** The folder of configurations that are not published, beside the folder of the site. */
export const hostingFolder = 'hosting';

/**
 * Speculation rules: prerender pages in the current language on hover or pointer down, but no files and no paths of the backend.
 * `renderer/behaviour/next-page.ts` has the same list. A header names this file; an inline script would need a hash in the content policy.
 */
const speculation = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/_*', '/functions/*'] } },
          { not: { selector_matches: '[target], [data-language], [data-opens]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Writes the speculation rules and the configuration of each host for the site in `folder`, whose `_redirects` codegen writes. */
export function writeHosting(folder: string, site: SiteModel): void {
  const hosting = hostingOf(folder, site);
  const beside = join(dirname(folder), hostingFolder);
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(folder, speculationRules.path), JSON.stringify(speculation));
  writeFileSync(join(folder, '_headers'), headersFile(hosting));
  writeFileSync(join(folder, '.htaccess'), htaccess(hosting));
  writeFileSync(join(beside, 'nginx.conf'), nginxInclude(hosting));
  writeFileSync(join(beside, 'Caddyfile'), caddyfile(hosting));
  writeFileSync(join(beside, 'vercel.json'), vercelJson(hosting));
}
