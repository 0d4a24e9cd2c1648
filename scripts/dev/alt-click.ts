/** Browser script of `npm run dev`: Alt-click on a text shows the line of its message, as a link that opens the editor. */
import type { FoundMessage } from './find-messages.ts';

const tip = document.createElement('div');
tip.setAttribute('role', 'status');
Object.assign(tip.style, {
  position: 'fixed',
  zIndex: '2147483647',
  maxWidth: 'calc(100vw - 16px)',
  padding: '8px 12px',
  background: '#1a1a1a',
  color: '#fff',
  font: '13px/1.6 ui-monospace, monospace',
  overflowWrap: 'anywhere',
});

document.addEventListener(
  'click',
  async (event) => {
    if (event.target instanceof Node && tip.contains(event.target)) return;
    tip.remove();
    if (!event.altKey || !(event.target instanceof Element)) return;
    // Alt-click would download a link, and press a button.
    event.preventDefault();
    event.stopPropagation();
    const query = new URLSearchParams({ locale: document.documentElement.lang, text: event.target.textContent });
    const answer = await fetch(`/__messages?${query}`);
    show((await answer.json()) as readonly FoundMessage[], event.clientX, event.clientY);
  },
  true,
);

function show(found: readonly FoundMessage[], left: number, top: number): void {
  tip.replaceChildren(...(found.length > 0 ? found.map(linkTo) : ['No message has this text.']));
  document.body.append(tip);
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - tip.offsetWidth - 8))}px`;
  tip.style.top = `${Math.max(8, Math.min(top + 12, innerHeight - tip.offsetHeight - 8))}px`;
}

function linkTo({ place, key }: FoundMessage): HTMLElement {
  const link = document.createElement('a');
  link.href = `/__open-in-editor?file=${encodeURIComponent(place)}`;
  link.textContent = `${place} ${key}`;
  Object.assign(link.style, { display: 'block', color: 'inherit', textDecoration: 'underline' });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  return link;
}
