/** Words of the interface that several components show. */
import type { Model } from './store.ts';
import type { PlaceGroup, WorkList } from './work-lists.ts';

export const listNames: Readonly<Record<WorkList, string>> = {
  missing: 'Missing',
  stale: 'Outdated',
  unreviewed: 'To confirm',
  findings: 'To mend',
};

/** Groups of the texts of a page. */
export const groupNames: Readonly<Record<PlaceGroup, string>> = {
  text: 'On the page',
  attribute: 'Names for screen readers and hints',
  head: 'For search engines and shared links',
  island: 'States of forms and tools',
  data: 'Data for search engines',
  shared: 'On every page',
};

export function nameOfView(view: Model['walk']): string {
  if (view.kind === 'search') return 'Search';
  return view.list === 'page' ? 'This page' : listNames[view.list];
}
