/** What a server knows of the site in a folder: its addresses, where its former ones lead, its headers. Read anew once another build of it is whole. */
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOf } from '../lib/lines.ts';
import { printsFile } from '../lib/made-from.ts';
import { readIfThere } from '../lib/paths.ts';
import { readHeaders, siteFiles } from '../lib/static-host.ts';

interface Site {
  readonly headersOf: (path: string) => Map<string, string>;
  readonly redirects: ReadonlyMap<string, { readonly to: string; readonly status: number }>;
  readonly files: ReadonlyMap<string, string>;
}

/** A function that gives the site in `folder` as the last build that was whole has left it. */
export function currentSite(folder: string): () => Site {
  // The last that a build writes.
  const builtAt = () => statSync(join(dirname(folder), printsFile), { throwIfNoEntry: false })?.mtimeMs;
  let [site, readAt] = [readSite(folder), builtAt()];
  return () => {
    const now = builtAt();
    if (now !== undefined && now !== readAt) [site, readAt] = [readSite(folder), now];
    return site;
  };
}

function readSite(folder: string): Site {
  return { headersOf: readHeaders(folder), redirects: readRedirects(folder), files: siteFiles(folder) };
}

/** What became of a built site's former paths, in the file that static hosts read: 301 leads on, 410 is gone; 404 is for unknown paths, by language. */
function readRedirects(folder: string): Site['redirects'] {
  const lines = linesOf(readIfThere(join(folder, '_redirects')) ?? '').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return [from, { to, status: Number(status) }];
    }),
  );
}
