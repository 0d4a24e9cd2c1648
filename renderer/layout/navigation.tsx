/** The items of the menus, by id. */
import type { NavigationItem } from '#generated/content.ts';
import { useContent, useRoute } from '../page.tsx';
import { PageLink } from '../ui/link.tsx';

export type ItemId = ReturnType<typeof useItems>[number]['id'];
type Item = NavigationItem & { readonly id: ItemId };

function useItems() {
  return useContent('common').navigation;
}

/** The named items, in the order asked for. */
export function useMenu(ids: readonly ItemId[]): readonly Item[] {
  const items = useItems();
  return ids.flatMap((id) => items.filter((item) => item.id === id));
}

/** A menu item; the one that leads to this page says so. */
export function MenuLink({ item, hint = false }: { readonly item: Item; readonly hint?: boolean }) {
  const { page } = useRoute();
  const isCurrent = item.link.page === page && item.link.anchor === undefined;
  return (
    <PageLink to={item.link} className={isCurrent ? 'menu-link is-current' : 'menu-link'} current={isCurrent}>
      {item.name}
      {hint && <span className="block text-small text-ink-soft">{item.hint}</span>}
    </PageLink>
  );
}
