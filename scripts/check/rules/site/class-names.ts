/** What elements wear is styled: a class that no style sheet names does nothing. */
import { Parser } from 'htmlparser2';
import { type Place, placesIn } from '../../../lib/lines.ts';
import type { BuiltSite, PageSummary } from '../../inputs/built-site.ts';
import { classesIn } from '../../inputs/page-tags.ts';
import type { Located, SiteRule } from '../../rule.ts';

/** A class within a selector, as CSS escapes it: `.sm\:mx-0`, `.-mx-\[30\%\]`. */
const inSelector = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;

export const classNames: SiteRule = {
  name: 'class-names',
  looksAt: 'site',
  explain: `A class on a built page that none of its styles names: a slip of the pen, or a step of a scale that the tokens do not have. It
compiles, and the element looks as if nobody had thought of it.

  <p class="text-ink-sofd">   found:   the class text-ink-sofd, which no style names
                              way out: text-ink-soft; the steps are those of renderer/styles/tokens.css`,
  check(site) {
    const styled = styledIn(site);
    const unstyled = new Map<string, Located>();
    for (const summary of site.pages.values()) {
      const { classes, file, locale, page } = summary;
      for (const name of classes) {
        if (styled.has(name) || unstyled.has(name)) continue;
        unstyled.set(name, { where: file, ...placeOf(name, read(site, summary)), page: page.id, locale, ...said(name) });
      }
    }
    return [...unstyled.values()];
  },
};

/** Where the first element of a page begins that wears a class. */
function placeOf(name: string, html: string): Place {
  let offset: number | undefined;
  const parser = new Parser({
    onopentag(_, attributes) {
      if (classesIn(attributes).includes(name)) offset ??= parser.startIndex;
    },
  });
  parser.end(html);
  return placesIn(html)(offset ?? 0);
}

/** The classes that the style sheets of a site name, those within its pages too. */
function styledIn(site: BuiltSite): ReadonlySet<string> {
  const sheets = [...site.files.keys()].filter((path) => path.endsWith('.css')).map((path) => site.read(path).toString());
  // Thousands of pages share a few styles: one page of each is read.
  const byStyle = new Map([...site.pages.values()].flatMap((page) => page.inlineStyles.map(({ hash }) => [hash, page] as const)));
  const inline = [...new Set(byStyle.values())].flatMap((page) => {
    return [...read(site, page).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  });
  return new Set([...sheets, ...inline].flatMap(namesIn));
}

function read(site: BuiltSite, { file }: PageSummary): string {
  return site.read(file.slice(site.folder.length)).toString();
}

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
