/** Which way the page was last scrolled: what stands over its text makes way for whoever reads on. */

/** Movements of so many pixels or less count for nothing: a finger that rests on the glass trembles. */
const tremblePx = 8;

/** Says so on the root element, for the style sheet: `data-scrolled="down"`, or `up`. */
export function watchScrollDirection(): void {
  let from = scrollY;
  addEventListener('scroll', () => {
    const moved = scrollY - from;
    if (Math.abs(moved) < tremblePx) return;
    document.documentElement.dataset['scrolled'] = moved > 0 ? 'down' : 'up';
    from = scrollY;
  });
}
