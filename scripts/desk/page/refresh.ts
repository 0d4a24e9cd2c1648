/** Loads the page again and changes the document where the page differs, without a reload. */
import { isHydrated, isHydrating, renewProps } from './islands.ts';
import { showAgain, takeMarks } from './marks.ts';

/** Parts of the head with texts. Development adds others to it. */
const headTexts = 'title, meta, link[title], script[type="application/ld+json"]';

/** The page as the server sent it last. */
let served = load();

/** Settles when the page can follow drafts: those before would be in the first version, and would change nothing. */
export const firstVersion = served;

async function load(): Promise<Document> {
  const response = await fetch(location.href);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Changes the document where the new page differs from the last one. Rejects if the page cannot be rendered. */
export async function refresh(): Promise<void> {
  const before = await served;
  const after = await load();
  const [oldHead, newHead, head] = [before, after, document].map((each) => [...each.head.querySelectorAll(headTexts)]);
  for (const [index, element] of (newHead ?? []).entries()) {
    const [old, live] = [oldHead?.[index], head?.[index]];
    if (old && live) patch(old, element, live);
  }
  patch(before.body, after.body, document.body);
  takeMarks(document.documentElement);
  served = Promise.resolve(after);
}

/** Makes the changes from `old` to `next` in `live`, which scripts may have changed in other ways. */
function patch(old: Node, next: Node, live: Node): void {
  if (old.isEqualNode(next)) return;
  if (next instanceof Text) {
    (live as Text).data = next.data;
    return;
  }
  const [before, after, element] = [old as Element, next as Element, live as Element];
  if (isHydrated(element) || isHydrating(element)) {
    renewProps(element, after.getAttribute('data-props') ?? '');
    if (isHydrated(element)) showAgain(element);
    return;
  }
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (before.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  patchChildren(before, after, element);
}

/** Patches the children between those that are equal at the start and at the end. Scripts may have added children after the last one. */
function patchChildren(old: Element, next: Element, live: Element): void {
  const [before, after, children] = [[...old.childNodes], [...next.childNodes], [...live.childNodes]];
  if (!before.every((node, index) => node.nodeName === children[index]?.nodeName)) {
    live.replaceChildren(...after.map((node) => document.importNode(node, true)));
    return;
  }
  let start = 0;
  while (start < before.length && start < after.length && before[start]?.isEqualNode(after[start] ?? null)) start++;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before.at(-1 - end)?.isEqualNode(after.at(-1 - end) ?? null)) end++;
  const changed = before.slice(start, before.length - end);
  const wanted = after.slice(start, after.length - end);
  const place = children[before.length - end] ?? null;
  for (const [index, node] of wanted.entries()) {
    const [known, shown] = [changed[index], children[start + index]];
    if (known && shown && known.nodeName === node.nodeName) patch(known, node, shown);
    else if (known && shown) shown.replaceWith(document.importNode(node, true));
    else live.insertBefore(document.importNode(node, true), place);
  }
  for (const extra of children.slice(start + wanted.length, start + changed.length)) extra.remove();
}
