/** Routing: the generated table, and nothing else. */
import { routes } from '#generated/routes.ts';

export { onBeforeRoute };

function onBeforeRoute({ urlPathname }: { readonly urlPathname: string }) {
  const path = urlPathname.length > 1 ? urlPathname.replace(/\/$/, '') : urlPathname;
  const route = routes[path];
  return { pageContext: { _pageId: route ? `/pages/${route.page}/${route.page}` : null, routeParams: { ...route } } };
}
