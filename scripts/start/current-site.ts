/** Files, redirects and headers of the built site in a folder, reloaded after each complete build. */
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOf } from '../lib/lines.ts';
import { readIfExists } from '../lib/paths.ts';
import { sourceHashesFile } from '../lib/source-hashes.ts';
import { readHeaders, servedPath, siteFiles } from '../lib/static-host.ts';

interface Site {
  readonly headersOf: (path: string) => Map<string, string>;
  readonly redirects: ReadonlyMap<string, { readonly to: string; readonly status: number }>;
  readonly files: ReadonlyMap<string, string>;
}

/** Returns a function that returns the site of the last complete build in `folder`. */
export function currentSite(folder: string): () => Site {
  // A build writes this file last.
  const builtAt = () => statSync(join(dirname(folder), sourceHashesFile), { throwIfNoEntry: false })?.mtimeMs;
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

/** Reads `_redirects` by canonical path: 301 for former paths, 410 for removed ones, 404 for unknown paths of a language. */
function readRedirects(folder: string): Site['redirects'] {
  const lines = linesOf(readIfExists(join(folder, '_redirects')) ?? '').filter((line) => line !== '');
  return new Map(
    lines.flatMap((line) => {
      const [given = '', to = '', status] = line.split(' ');
      const from = servedPath(given);
      // The server redirects `/contact.html` to `/contact` without a rule, which would be a loop.
      return from === to ? [] : [[from, { to, status: Number(status) }]];
    }),
  );
}
