/** For the components that all pages of a kind share. */
import { type kinds, type PageOf, pages } from '#generated/pages.ts';
import { useRoute } from './page.tsx';

/** The page being rendered. Throws when it is of another kind. */
export function usePageOf<Kind extends keyof typeof kinds>(kind: Kind): PageOf<Kind> {
  const { page } = useRoute();
  if (pages[page].kind !== kind) throw new TypeError(`"${page}" is no page of kind "${kind}"`);
  return page as PageOf<Kind>;
}
