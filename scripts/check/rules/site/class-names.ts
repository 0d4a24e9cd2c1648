import { Parser } from 'htmlparser2';
import { type Place, placesIn } from '../../../lib/lines.ts';
import type { BuiltSite, PageSummary } from '../../inputs/built-site.ts';
import { classesIn } from '../../inputs/page-tags.ts';
import type { Located, SiteRule } from '../../rule.ts';

/** Matches a class in a selector with its CSS escapes: `.sm\:mx-0`, `.-mx-\[30\%\]`. */
const inSelector = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;

export const classNames: SiteRule = {
  name: 'class-names',
  looksAt: 'site',
  explain: `A class on a built page that no style sheet names: a typing error, or a step that the design tokens lack. It compiles, and the element stays
unstyled.

  <p class="text-ink-sofd">
    found:    the class text-ink-sofd without a style
    expected: a class of a style sheet, or a Tailwind class of the tokens
    way out:  Correct the class in its component, or remove it.`,
  check(site) {
    const styled = styledIn(site);
    const unstyled = new Map<string, Located>();
    for (const summary of site.pages.values()) {
      const { classes, file, locale, page } = summary;
      for (const name of classes) {
        if (styled.has(name) || unstyled.has(name)) continue;
        unstyled.set(name, { where: file, ...placeOf(name, read(site, summary)), page: page.id, locale, ...problemOf(name) });
      }
    }
    return [...unstyled.values()];
  },
};

/** Returns the position of the first element with a class. */
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

/** Returns the classes of all style sheets, inline ones included. */
function styledIn(site: BuiltSite): ReadonlySet<string> {
  const sheets = [...site.files.keys()].filter((path) => path.endsWith('.css')).map((path) => site.read(path).toString());
  // Pages share a few inline style sheets: reads one page for each.
  const byStyle = new Map([...site.pages.values()].flatMap((page) => page.inlineStyles.map(({ hash }) => [hash, page] as const)));
  const inline = [...new Set(byStyle.values())].flatMap((page) => {
    return [...read(site, page).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  });
  return new Set([...sheets, ...inline].flatMap(namesIn));
}

function read(site: BuiltSite, { file }: PageSummary): string {
  return site.read(file.slice(site.folder.length)).toString();
}

function problemOf(name: string) {
  return {
    found: `the class ${name} without a style`,
    expected: 'a class of a style sheet, or a Tailwind class of the tokens',
    wayOut: 'Correct the class in its component, or remove it.',
  };
}

function namesIn(css: string): string[] {
  return [...css.matchAll(inSelector)].map(([, name = '']) =>
    name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}
