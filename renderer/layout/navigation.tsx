/** Parts that the header shares with other components: menus, language links, logo. */
import type { NavigationItem } from '#generated/content.ts';
import { existsIn, href, link } from '#generated/links.ts';
import { type PageId, pages, roles } from '#generated/pages.ts';
import { type Locale, locales, publishedLocales } from '#schema/site/locales.ts';
import { ledLocales, menus } from '#schema/site/navigation.ts';
import { fill } from '../content/fill.ts';
import { loadContent } from '../content/load.ts';
import { useContent, useLocale, useRoute } from '../page.tsx';
import { PageLink } from '../ui/link.tsx';

export type MenuName = keyof typeof menus;
type Item = NavigationItem & { readonly id: string };

export function useMenu(name: MenuName): readonly Item[] {
  const items = useContent('common').navigation;
  return menus[name].flatMap((id) => items.filter((item) => item.id === id));
}

/** Returns the lead items of the locale: the pages that its readers use most. Empty for locales without lead items. */
export function useLead(): readonly Item[] {
  const items = useMenu('lead');
  return ledLocales.includes(useLocale()) ? items : [];
}

/** Returns a test: does an item lead to the current page itself, not to an anchor on it? */
export function useLeadsHere(): (item: Item) => boolean {
  const { page } = useRoute();
  return ({ link }) => link.page === page && link.anchor === undefined;
}

/** A menu item; the item of the current page has `aria-current`. */
export function MenuLink({ item, hint = false }: { readonly item: Item; readonly hint?: boolean }) {
  const isCurrent = useLeadsHere()(item);
  return (
    <PageLink to={item.link} className={isCurrent ? 'menu-link is-current' : 'menu-link'} current={isCurrent}>
      {item.name}
      {hint && <span className="menu-hint">{item.hint}</span>}
    </PageLink>
  );
}

/**
 * Links to the page in each language. The error page, which has no path, links to the home page; a page that does not exist in a language
 * to its nearest parent, and the link says so. `renderer/behaviour/language-offer.ts` offers the page in the words of `data-language`.
 */
export function LanguageLinks({ className = '' }: { readonly className?: string }) {
  const { page, locale } = useRoute();
  const { header } = useContent('common');
  return (
    <nav className={className} aria-label={header.language}>
      <ul className="flex items-center text-small">
        {publishedLocales.map((code) => {
          const { target, notice } = counterpart(page, code);
          return (
            <li key={code} className="language">
              <a
                href={href(link(target), code)}
                lang={code}
                hrefLang={code}
                data-language={code === locale || notice !== undefined ? '' : loadContent('common', code).header.offer}
                aria-current={code === locale ? 'true' : undefined}
                className={code === locale ? 'font-semibold' : 'link'}
              >
                <abbr title={notice ?? locales[code].name} className="no-underline">
                  {locales[code].short}
                </abbr>
                {notice !== undefined && <span className="sr-only"> {notice}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Returns the target of a language link, and a notice in that language if the page does not exist there. */
function counterpart(page: PageId, locale: Locale): { readonly target: PageId; readonly notice?: string } {
  if (page === roles.error) return { target: roles.home };
  if (existsIn(page, locale)) return { target: page };
  const target = pages[page].trail.findLast((step) => existsIn(step, locale)) ?? roles.home;
  return { target, notice: fill(loadContent('common', locale).header.absent, { page: loadContent(target, locale).label }) };
}

/** The logo of the firm: a weave of three threads by three. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" className="fill-accent" />
      <path
        className="stroke-paper"
        strokeWidth="3.2"
        d="M8 4v10M8 18v10M16 4v2M16 10v12M16 26v2M24 4v10M24 18v10M4 8h2M10 8h12M26 8h2M4 16h10M18 16h10M4 24h2M10 24h12M26 24h2"
      />
    </svg>
  );
}
