/** The contact button's tooltip: opens after a while, at once when it was open just before, and goes on Escape. */
import { tooltip } from '#schema/constants.ts';

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
  button.addEventListener('pointerenter', open);
  button.addEventListener('focus', open);
  button.addEventListener('pointerleave', close);
  button.addEventListener('blur', close);
  button.addEventListener('click', close);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}
