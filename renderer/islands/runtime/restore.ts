/** Restores the server's markup where others have changed it: translation replaces texts, and extensions add elements. */

/**
 * Makes the content of an island equal to the server's markup, because React hydrates nothing else. The elements of the server are kept,
 * so that typed text, focus and open dialogs stay. Returns a function that puts the changes of others back.
 */
export function restoreMarkup(island: HTMLElement, markup: string): () => void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const putBacks: (() => void)[] = [];
  const focused = document.activeElement as HTMLElement | null;
  restoreChildren(island, template.content, putBacks);
  // Browsers take the focus from an element that is moved out of a wrapper.
  if (document.activeElement !== focused) focused?.focus();
  return () => {
    for (const putBack of putBacks) putBack();
  };
}

/** Makes the children of an element equal to the original ones. Adds functions that put changed texts and added elements back. */
function restoreChildren(element: Element, original: ParentNode, putBacks: (() => void)[]): void {
  const changed = [...element.childNodes];
  const candidates = [...element.children];
  const restored = [...original.childNodes].map((node) => {
    if (!(node instanceof Element)) return node;
    const place = candidates.findIndex((candidate) => isCounterpart(candidate, node));
    // An extension may have put a wrapper around a field.
    if (place < 0) return (node.id && element.querySelector(selectorOf(node))) || node;
    const [counterpart] = candidates.splice(0, place + 1).slice(-1) as [Element];
    restoreChildren(counterpart, node, putBacks);
    return counterpart;
  });
  if (changed.length === restored.length && changed.every((node, place) => isSame(node, restored[place] as ChildNode))) return;

  const removed = changed.filter((node) => !restored.includes(node));
  const added = restored.filter((node) => !changed.includes(node));
  for (const node of removed) node.remove();
  // Counterparts have kept their order, so each is already in its place when its turn comes.
  for (const [place, node] of restored.entries())
    if (element.childNodes[place] !== node) element.insertBefore(node, element.childNodes[place] ?? null);

  const texts = added.map(({ textContent }) => textContent);
  putBacks.push(() => {
    // React owns added elements, and may have changed the text while it hydrated.
    if (added.some((node, index) => node instanceof Element || node.parentNode !== element || node.textContent !== texts[index])) return;
    for (const node of added) node.remove();
    for (const node of removed) {
      const before = changed[changed.indexOf(node) - 1];
      if (before) before.after(node);
      else element.prepend(node);
    }
  });
}

/** Returns true for the element that the server wrote, with the original class names, name and ids. Others may add attributes. */
function isCounterpart(element: Element, original: Element): boolean {
  return (
    element.localName === original.localName &&
    element.id === original.id &&
    element.getAttribute('name') === original.getAttribute('name') &&
    [...original.classList].every((name) => element.classList.contains(name)) &&
    [...original.querySelectorAll('[id]')].every((inner) => element.querySelector(selectorOf(inner)))
  );
}

function selectorOf({ id }: Element): string {
  return `#${CSS.escape(id)}`;
}

function isSame(node: ChildNode, restored: ChildNode): boolean {
  return node === restored || (!(node instanceof Element) && node.isEqualNode(restored));
}
