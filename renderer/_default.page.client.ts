/** What every page runs: the menus of the header, and the arrangement for islands to be hydrated. No framework. */
import { forEachApart } from './behaviour/apart.ts';
import { watchBackLink } from './behaviour/back.ts';
import { watchDropdowns } from './behaviour/dropdowns.ts';
import { onFirstSign } from './behaviour/first-sign.ts';
import { watchMobileMenu } from './behaviour/mobile-menu.ts';
import { watchTooltip } from './behaviour/tooltip.ts';
import { hasDraft } from './islands/contact/has-draft.ts';
import { fetchLater } from './islands/later-code.ts';
import { watchIslands } from './islands/watch.ts';

function start(): void {
  const tasks = [watchDropdowns, watchMobileMenu, watchBackLink, watchTooltip, watchIslands];
  forEachApart(tasks, (arrange) => arrange());
  // What does not come, a page does without.
  const beAtHand = () => void fetchLater().catch(() => {});
  if (hasDraft()) beAtHand();
  else onFirstSign(beAtHand);
}

// A page that is prepared before it is asked for arranges nothing, sends nothing and lets no time pass until it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
