/** What a script asks for while it runs is there. */
import { posix } from 'node:path';
import type { Located, SiteRule } from '../../rule.ts';

/** `import("./chunk.js")`, `from"../entries/x.js"`, `"assets/chunks/x.js"` of a list to load ahead, `"/assets/x.worker.js"`. */
const named = /["'`]((?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w.-]+\.(?:js|css|woff2|svg|wasm))["'`]/g;

export const scriptImports: SiteRule = {
  name: 'script-imports',
  looksAt: 'site',
  explain: `A script that imports a file, or starts a worker from one, that was not built or was taken away: the page looks whole, and what should come
alive in it never does. No link leads there, so no dead link tells.

  import("./chunk-x.js")   found:   ./chunk-x.js, which is not there
                           way out: build again; if it stays, see the imports of the script`,
  check(site) {
    return [...site.files.keys()]
      .filter((path) => path.endsWith('.js'))
      .flatMap((path): Located[] => {
        const asked = [...new Set([...site.read(path).toString().matchAll(named)].map(([, address = '']) => address))];
        return asked
          .filter((address) => isOfBuild(address) && !placesOf(address, path).some((place) => site.files.has(place)))
          .map((address) => ({
            where: site.folder + path,
            found: `${address}, which is not there`,
            expected: 'files of the built site',
            wayOut: 'delete dist and build again; if it stays, see what the script imports',
          }));
      });
  },
};

/** Names of files that only look like some, in texts of libraries, have no folder. */
const isOfBuild = (address: string) => /^\.{1,2}\/|^\/|^assets\//.test(address);

function placesOf(address: string, script: string): string[] {
  return address.startsWith('.') ? [posix.join(posix.dirname(script), address)] : [posix.join('/', address)];
}
