/** The content policy lets exactly the inline scripts and style sheets act that pages have, and nothing unsafe. */
import { headersIn } from '../../../lib/static-host.ts';
import type { InlineCode } from '../../inputs/built-site.ts';
import type { Located, SiteRule } from '../../rule.ts';

const file = '/_headers';

export const contentPolicy: SiteRule = {
  name: 'content-policy',
  looksAt: 'site',
  explain: `An inline script or style sheet whose hash the content policy of _headers does not list, and which no browser takes therefore; a page sent
without a policy, or with one that allows inline code, eval, or any server.

  <script>track()</script>   found:   an inline script that the policy does not list
                             way out: put it into renderer/behaviour; the first script of every page is renderer/document/first-script.ts`,
  check(site) {
    const where = `${site.folder}${file}`;
    const headersOf = headersIn(site.files.has(file) ? site.read(file).toString() : '');
    const policies = new Set<string>();
    const unlisted = new Map<string, Located[]>();
    const unsent = [...site.pages.values()].flatMap(({ path, file: pageFile, page, locale, inlineScripts, inlineStyles }): Located[] => {
      const policy = headersOf(path).get('Content-Security-Policy');
      if (policy === undefined)
        return [
          {
            where,
            page: page.id,
            locale,
            found: `no Content-Security-Policy for ${path}`,
            expected: 'one for every page',
            wayOut: 'run npm run build, which writes _headers',
          },
        ];
      policies.add(policy);
      const note = (pieces: readonly InlineCode[], what: string, name: string, wayOut: string) => {
        for (const { hash, type, line, column } of pieces) {
          // Rules for what to load ahead may be let pass as such.
          const lets = type === 'speculationrules' ? [`'${hash}'`, "'inline-speculation-rules'"] : [`'${hash}'`];
          if (directive(policy, name).some((source) => lets.includes(source))) continue;
          const found = `an inline ${what} that the policy does not list, ${hash}`;
          const expected = `what ${name} lists, in scripts/build/headers.ts`;
          unlisted.set(hash, [
            ...(unlisted.get(hash) ?? []),
            { where: pageFile, line, column, page: page.id, locale, found, expected, wayOut },
          ]);
        }
      };
      note(
        inlineScripts,
        'script',
        'script-src',
        'put it into renderer/behaviour, or renderer/document/first-script.ts where every page needs it at once',
      );
      note(inlineStyles, 'style sheet', 'style-src', 'move it to renderer/styles');
      return [];
    });
    // One piece of code is one mistake, however many pages have it.
    const ofPages = [...unlisted.values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, found: first.found + (others.length > 0 ? `; it is on ${others.length} pages more` : '') }] : [],
    );
    const unsafe = [...policies].flatMap((policy) =>
      unsafeSources(policy).map((found) => ({
        where,
        found,
        expected: 'sources by name, and inline scripts by hash',
        wayOut: 'correct scripts/build/headers.ts',
      })),
    );
    return [...unsent, ...ofPages, ...unsafe];
  },
};

/** The sources of a directive; those of `default-src` stand in for kinds of what is fetched. */
function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((each) => each.trim().split(/\s+/));
  const standIn = name.endsWith('-src') ? 'default-src' : '';
  return (found.find(([first]) => first === name) ?? found.find(([first]) => first === standIn) ?? []).slice(1);
}

function unsafeSources(policy: string): string[] {
  const found = [
    'script-src',
    'style-src',
    'object-src',
    'frame-src',
    'connect-src',
    'img-src',
    'font-src',
    'default-src',
    'form-action',
    'frame-ancestors',
    'worker-src',
  ].flatMap((name) =>
    directive(policy, name)
      .filter((source) => /^'unsafe-|^\*$|^https?:$|^data:$/.test(source))
      .map((source) => `${source} in ${name}`),
  );
  const needed = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'].filter((name) => directive(policy, name).length === 0);
  return [...found, ...needed.map((name) => `no ${name}`)];
}
