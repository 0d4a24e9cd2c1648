/** What every page runs: the menus of the header, and the arrangement for islands to be hydrated. No framework. */
import { watchActiveSection } from './behaviour/active-section.ts';
import { forEachApart } from './behaviour/apart.ts';
import { watchBackLink } from './behaviour/back.ts';
import { watchDropdowns } from './behaviour/dropdowns.ts';
import { watchMobileMenu } from './behaviour/mobile-menu.ts';
import { reportNotFound } from './behaviour/not-found.ts';
import { watchTooltip } from './behaviour/tooltip.ts';
import { restoreDrafts } from './islands/contact/draft.ts';
import { watchIslands } from './islands/watch.ts';

forEachApart(
  [watchDropdowns, watchMobileMenu, watchBackLink, watchActiveSection, watchTooltip, reportNotFound, restoreDrafts, watchIslands],
  (start) => start(),
);
