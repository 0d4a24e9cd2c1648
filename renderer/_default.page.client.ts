/** What every page runs: the manners of the header, and the arrangement for islands to wake. No framework. */
import { watchActiveSection } from './behaviour/active-section.ts';
import { watchBackLink } from './behaviour/back.ts';
import { watchDropdowns } from './behaviour/dropdowns.ts';
import { watchMobileMenu } from './behaviour/mobile-menu.ts';
import { reportNotFound } from './behaviour/not-found.ts';
import { watchTooltip } from './behaviour/tooltip.ts';
import { restoreDraft } from './islands/contact/draft.ts';
import { watchIslands } from './islands/watch.ts';

// From here on, what CSS opens on hover and focus is opened by script.
document.documentElement.classList.add('scripted');
watchDropdowns();
watchMobileMenu();
watchBackLink();
watchActiveSection();
watchTooltip();
reportNotFound();
for (const form of document.querySelectorAll<HTMLFormElement>('[data-island="contact-form"] form')) restoreDraft(form);
watchIslands();
