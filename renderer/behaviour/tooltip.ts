/** Opens the tooltip of the contact button after a delay, or at once when the tooltip was open just before; closes it on Escape. */
import { tooltip } from '#schema/site/constants.ts';

export function watchTooltip(): void {
  const button = document.querySelector<HTMLElement>('.contact-button');
  if (!button) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -tooltip.skipDelayMs;
  const open = () => {
    clearTimeout(timer);
    const delay = performance.now() - closedAt < tooltip.skipDelayMs ? 0 : tooltip.openDelayMs;
    timer = setTimeout(() => (button.dataset['tooltip'] = 'open'), delay);
  };
  const close = () => {
    clearTimeout(timer);
    if (button.dataset['tooltip'] === 'open') closedAt = performance.now();
    button.dataset['tooltip'] = 'closed';
  };
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, open);
  for (const event of ['pointerleave', 'blur', 'click']) button.addEventListener(event, close);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}
