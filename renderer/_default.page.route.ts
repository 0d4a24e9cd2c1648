/** Routing: the generated table, and nothing else. */
import { routes } from '#generated/routes.ts';

export { onBeforeRoute };

function onBeforeRoute({ urlPathname }: { readonly urlPathname: string }) {
  const path = urlPathname.length > 1 ? urlPathname.replace(/\/$/, '') : urlPathname;
  const route = routes[path];
  const name = route && (route.kind ?? route.page);
  return { pageContext: { _pageId: name ? `/pages/${name}/${name}` : null, routeParams: { ...route } } };
}
