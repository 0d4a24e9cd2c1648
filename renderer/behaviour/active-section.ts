/** The section one is in: the last whose top has passed the offset. Links to it say so. */
import { scrollOffsetPx } from '#schema/constants.ts';

export function watchActiveSection(): void {
  // The skip link leads to the whole page: one is always there.
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
  // Browsers say so once a frame.
  addEventListener('scroll', update);
  update();
}
