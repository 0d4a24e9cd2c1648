/** What elements wear is styled: a class that no style sheet names does nothing. */
import { placesIn } from '../../../lib/lines.ts';
import type { Located, SiteRule } from '../../rule.ts';

/** A class within a selector, as CSS escapes it: `.sm\:mx-0`, `.-mx-\[30\%\]`. */
const inSelector = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const classAttribute = /<[a-z][^<>]*?\sclass=(?:"([^"]*)"|([^\s"'<>]+))/gi;

export const classNames: SiteRule = {
  name: 'class-names',
  looksAt: 'site',
  explain: `A class on a built page that none of its styles names: a slip of the pen, or a step of a scale that the tokens do not have. It
compiles, and the element looks as if nobody had thought of it.

  <p class="text-ink-sofd">   found:   the class text-ink-sofd, which no style names
                              way out: text-ink-soft; the steps are those of renderer/styles/tokens.css`,
  check(site) {
    const sheets = [...site.files.keys()].filter((path) => path.endsWith('.css')).map((path) => site.read(path).toString());
    const styled = new Set(sheets.flatMap(namesIn));
    const worn = new Map<string, Located>();
    for (const { path, file, locale, page } of site.pages.values()) {
      const html = site.read(path === '/' ? '/index.html' : `${path}.html`).toString();
      for (const [, style = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) for (const name of namesIn(style)) styled.add(name);
      const placeOf = placesIn(html);
      for (const { index, 1: quoted, 2: bare = '' } of withoutScripts(html).matchAll(classAttribute)) {
        for (const name of (quoted ?? bare).replaceAll('&amp;', '&').split(/\s+/)) {
          if (name === '' || worn.has(name)) continue;
          worn.set(name, { where: file, ...placeOf(index), page: page.id, locale, ...said(name) });
        }
      }
    }
    return [...worn].flatMap(([name, problem]) => (styled.has(name) ? [] : [problem]));
  },
};

function said(name: string) {
  return {
    found: `the class ${name}, which no style names`,
    expected: 'a class of renderer/styles, or one that Tailwind makes of the tokens',
    wayOut: 'correct it where its component names it, or take it out',
  };
}

function namesIn(css: string): string[] {
  return [...css.matchAll(inSelector)].map(([, name = '']) =>
    name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

/** The same text, in which what is no element is blank. */
function withoutScripts(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, (found) => ' '.repeat(found.length));
}
