import { headersIn } from '../../../lib/static-host.ts';
import type { InlineCode } from '../../inputs/built-site.ts';
import type { Located, SiteRule } from '../../rule.ts';

const file = '/_headers';

export const contentPolicy: SiteRule = {
  name: 'content-policy',
  looksAt: 'site',
  explain: `An inline script or style sheet whose hash the content security policy lacks, a page without a policy, and a policy that allows inline code,
eval or any server. Browsers block unlisted inline code; a loose policy does not stop injected code.

  <script>track()</script>
    found:    an unlisted inline script, sha256-…
    expected: the inline scripts listed in script-src by scripts/build/hosting/model.ts
    way out:  Move the script to renderer/behaviour, or to renderer/document/head-script.ts if every page needs it before the first paint.`,
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
            expected: 'a policy for every page',
            wayOut: 'Run npm run build, which writes _headers.',
          },
        ];
      policies.add(policy);
      const note = (pieces: readonly InlineCode[], what: string, name: string, wayOut: string) => {
        for (const { hash, type, line, column } of pieces) {
          // A keyword of CSP allows all speculation rules.
          const allowing = type === 'speculationrules' ? [`'${hash}'`, "'inline-speculation-rules'"] : [`'${hash}'`];
          if (directive(policy, name).some((source) => allowing.includes(source))) continue;
          const found = `an unlisted inline ${what}, ${hash}`;
          const expected = `the inline ${what}s listed in ${name} by scripts/build/hosting/model.ts`;
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
        'Move the script to renderer/behaviour, or to renderer/document/head-script.ts if every page needs it before the first paint.',
      );
      note(inlineStyles, 'style sheet', 'style-src', 'Move the styles to a style sheet beside the component.');
      return [];
    });
    // Reports each piece of code once, however many pages have it.
    const ofPages = [...unlisted.values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, found: first.found + (others.length > 0 ? `, on ${others.length} more pages` : '') }] : [],
    );
    const unsafe = [...policies].flatMap((policy) =>
      unsafeSources(policy).map((found) => ({
        where,
        found,
        expected: 'named servers, and inline scripts by hash',
        wayOut: 'Correct scripts/build/hosting/model.ts.',
      })),
    );
    return [...unsent, ...ofPages, ...unsafe];
  },
};

/** Returns the sources of a directive. Falls back to `default-src` for directives ending with `-src`. */
function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((each) => each.trim().split(/\s+/));
  const fallback = name.endsWith('-src') ? 'default-src' : '';
  return (found.find(([first]) => first === name) ?? found.find(([first]) => first === fallback) ?? []).slice(1);
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
