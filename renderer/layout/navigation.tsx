/** The menus, by name. */
import type { NavigationItem } from '#generated/content.ts';
import { ledLocales, menus } from '#schema/site/navigation.ts';
import { useContent, useLocale, useRoute } from '../page.tsx';
import { PageLink } from '../ui/link.tsx';

export type MenuName = keyof typeof menus;
type Item = NavigationItem & { readonly id: string };

/** The items of a menu, in its order. */
export function useMenu(name: MenuName): readonly Item[] {
  const items = useContent('common').navigation;
  return menus[name].flatMap((id) => items.filter((item) => item.id === id));
}

/** What the readers of this language come for; nothing where they come for all. */
export function useLead(): readonly Item[] {
  const items = useMenu('lead');
  return ledLocales.includes(useLocale()) ? items : [];
}

/** Whether an item leads to this page, not to a place on it. */
export function useLeadsHere(): (item: Item) => boolean {
  const { page } = useRoute();
  return ({ link }) => link.page === page && link.anchor === undefined;
}

/** A menu item; the one that leads to this page says so. */
export function MenuLink({ item, hint = false }: { readonly item: Item; readonly hint?: boolean }) {
  const isCurrent = useLeadsHere()(item);
  return (
    <PageLink to={item.link} className={isCurrent ? 'menu-link is-current' : 'menu-link'} current={isCurrent}>
      {item.name}
      {hint && <span className="menu-hint">{item.hint}</span>}
    </PageLink>
  );
}
