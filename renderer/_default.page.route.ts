/** Looks up the route of a path in the generated table. */
import { routes } from '#generated/routes.ts';
import { pageFile } from '#schema/site/page-file.ts';

export { onBeforeRoute };

function onBeforeRoute({ urlPathname }: { readonly urlPathname: string }) {
  const path = urlPathname.length > 1 ? urlPathname.replace(/\/$/, '') : urlPathname;
  const route = routes[path];
  const name = route && (route.kind ?? route.page);
  return { pageContext: { _pageId: name ? `/${pageFile(name)}` : null, routeParams: { ...route } } };
}
