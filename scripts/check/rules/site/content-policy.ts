/** The content policy lets exactly the inline scripts run that pages have, and nothing unsafe. */
import { headersIn } from '../../../serve/host-headers.ts';
import type { Located, SiteRule } from '../../rule.ts';

const file = '/_headers';

export const contentPolicy: SiteRule = {
  name: 'content-policy',
  looksAt: 'site',
  explain: `An inline script whose hash the content policy of _headers does not list, and which no browser runs therefore; a page sent
without a policy, or with one that allows inline code, eval, or any server.

  <script>track()</script>   found:   an inline script that the policy does not list
                             way out: put it into renderer/behaviour; the first script of every page is renderer/document/first-script.ts`,
  check(site) {
    const where = `${site.folder}${file}`;
    const headersOf = headersIn(site.files.has(file) ? site.read(file).toString() : '');
    const policies = new Set<string>();
    const ofPages = [...site.pages.values()].flatMap(({ path, file: pageFile, page, locale, inlineScripts }): Located[] => {
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
      const listed = directive(policy, 'script-src');
      return inlineScripts
        .filter(({ hash }) => !listed.includes(`'${hash}'`))
        .map(({ hash, line, column }) => ({
          where: pageFile,
          line,
          column,
          page: page.id,
          locale,
          found: `an inline script that the policy does not list, ${hash}`,
          expected: 'the inline scripts of the home page, which scripts/build/headers.ts lists',
          wayOut: 'put it into renderer/behaviour, or into renderer/document/first-script.ts where every page needs it at once',
        }));
    });
    const unsafe = [...policies].flatMap((policy) =>
      unsafeSources(policy).map((found) => ({
        where,
        found,
        expected: 'sources by name, and inline scripts by hash',
        wayOut: 'correct scripts/build/headers.ts',
      })),
    );
    return [...ofPages, ...unsafe];
  },
};

/** The sources of a directive; those of `default-src` stand in for kinds of what is fetched. */
function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((each) => each.trim().split(/\s+/));
  const standIn = name.endsWith('-src') ? 'default-src' : '';
  return (found.find(([first]) => first === name) ?? found.find(([first]) => first === standIn) ?? []).slice(1);
}

function unsafeSources(policy: string): string[] {
  const found = ['script-src', 'style-src', 'object-src', 'frame-src', 'connect-src', 'img-src', 'font-src', 'default-src'].flatMap(
    (name) =>
      directive(policy, name)
        .filter((source) => /^'unsafe-|^\*$|^https?:$|^data:$/.test(source))
        .map((source) => `${source} in ${name}`),
  );
  return directive(policy, 'base-uri').length === 0 ? [...found, 'no base-uri'] : found;
}
