/** Follows the scroll position: the section in view, and the direction. */
import { scrollOffsetPx } from '#schema/site/constants.ts';

/** Marks the links to the current section, the last whose top has passed the offset, with `aria-current="location"`. */
export function watchActiveSection(): void {
  // The skip link leads to the whole page, so some section would always be current.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]:not(.skip-link)')].filter(
    (link) => link.pathname === location.pathname,
  );
  const sections = [...document.querySelectorAll('[id]')].filter(({ id }) => links.some(({ hash }) => hash === `#${id}`));

  let active: Element | undefined;
  const update = () => {
    const last = sections.findLast((section) => section.getBoundingClientRect().top <= scrollOffsetPx + 1);
    if (last === active) return;
    active = last;
    for (const link of links) {
      if (link.hash === `#${last?.id}`) link.ariaCurrent = 'location';
      else if (link.ariaCurrent === 'location') link.ariaCurrent = null;
    }
  };
  addEventListener('scroll', update);
  update();
}

/** Smaller movements are the trembling of a finger at rest. */
const tremblePx = 8;

/** Sets `data-scrolled="down"` or `up` on the root element: style sheets hide the floating button while the page scrolls down. */
export function watchScrollDirection(): void {
  let from = scrollY;
  addEventListener('scroll', () => {
    const moved = scrollY - from;
    if (Math.abs(moved) < tremblePx) return;
    document.documentElement.dataset['scrolled'] = moved > 0 ? 'down' : 'up';
    from = scrollY;
  });
}
