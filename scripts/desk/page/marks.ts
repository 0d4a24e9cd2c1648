/** Takes the marks out of the page and remembers which text is where. */
import { readMarks, type TextKey } from '../../../schema/text/text-keys.ts';
import type { PlacedText } from '../protocol.ts';
import { isHydrating, keysOfProps, renewed } from './islands.ts';

/** A text as React or the server wrote it, with its marks. */
interface Marked {
  readonly raw: string;
  readonly keys: readonly TextKey[];
}

/** A place of one or several texts: the last key is the text that contains the others. */
export interface Place extends Pick<PlacedText, 'place' | 'of'> {
  readonly keys: readonly TextKey[];
  /** The element with the text or the attribute. */
  readonly element: Element;
  readonly text?: Text;
}

const texts = new WeakMap<Text, Marked>();
const attributes = new WeakMap<Element, Map<string, Marked>>();

/** Props have marks for the states that are not shown; hydration reads them. */
const propsAttribute = 'data-props';

/** Takes the marks out of the document, now and after every change. */
export function watchMarks(): void {
  takeMarks(document.documentElement);
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (attributeName === 'data-hydrating' && isHydrating(target as Element)) putMarksBack(target);
      else if (attributeName === 'data-hydrated' || attributeName === 'data-failed') takeMarks(target);
      else if (type === 'attributes') takeFromAttribute(target as Element, attributeName as string);
      else if (type === 'characterData') takeFromText(target as Text);
      else for (const node of addedNodes) takeMarks(node);
    }
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Takes the marks out of a node and all below it. */
export function takeMarks(root: Node): void {
  for (const node of nodesIn(root)) {
    if (node instanceof Text) takeFromText(node);
    else for (const name of (node as Element).getAttributeNames()) takeFromAttribute(node as Element, name);
  }
}

/** Hydration compares the page with the marked props. */
function putMarksBack(root: Node): void {
  for (const node of nodesIn(root)) {
    if (node instanceof Text) node.data = texts.get(node)?.raw ?? node.data;
    else for (const [name, { raw }] of attributes.get(node as Element) ?? []) (node as Element).setAttribute(name, raw);
  }
}

function* nodesIn(root: Node): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) yield node;
}

function takeFromText(text: Text): void {
  if (isHydrating(text.parentElement)) return;
  const { plain, keys } = readMarks(text.data);
  const known = texts.get(text);
  if (keys.length > 0) {
    texts.set(text, { raw: text.data, keys });
    text.data = renewed(plain, keys, text.parentElement);
  } else if (known && text.data !== shown(known, text.parentElement)) texts.delete(text);
}

function takeFromAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name);
  if (name === propsAttribute || value === null || isHydrating(element)) return;
  const { plain, keys } = readMarks(value);
  const known = attributes.get(element);
  if (keys.length > 0) {
    attributes.set(element, new Map(known).set(name, { raw: value, keys }));
    element.setAttribute(name, renewed(plain, keys, element));
  } else if (known?.has(name) && value !== shown(known.get(name) as Marked, element)) known.delete(name);
}

function shown({ raw, keys }: Marked, element: Element | null): string {
  return renewed(readMarks(raw).plain, keys, element);
}

/** Shows the texts of a hydrated island again, after `islands.ts` has got new ones. */
export function showAgain(root: Node): void {
  for (const node of nodesIn(root)) {
    if (node instanceof Text) {
      const known = texts.get(node);
      if (known) node.data = shown(known, node.parentElement);
    } else
      for (const [name, known] of attributes.get(node as Element) ?? [])
        (node as Element).setAttribute(name, shown(known, node as Element));
  }
}

/** Returns the places of all texts, in the order of the document. A text of an island that is not shown has the island as its place. */
export function placesIn(root: Node = document.documentElement): Place[] {
  const found = [...nodesIn(root)].flatMap((node): Place[] => {
    if (node instanceof Text) {
      const element = node.parentElement;
      const keys = texts.get(node)?.keys;
      return keys && element ? [{ keys, element, text: node, ...kindOfText(element) }] : [];
    }
    const element = node as Element;
    const own = [...(attributes.get(element) ?? [])].map(([name, { keys }]) => ({ keys, element, ...kindOfAttribute(element, name) }));
    const of = element.getAttribute('data-island') ?? '';
    return [...own, ...keysOfProps(element).map((key) => ({ keys: [key], element, place: 'island' as const, of }))];
  });
  const shown = new Set(found.filter(({ place }) => place !== 'island').flatMap(({ keys }) => keys.map(({ id }) => id)));
  return found.filter(({ keys: [key], place }) => place !== 'island' || !shown.has(key?.id ?? ''));
}

function kindOfText({ localName }: Element): Pick<Place, 'place' | 'of'> {
  if (localName === 'title') return { place: 'head', of: 'title' };
  return localName === 'script' ? { place: 'data', of: 'structured data' } : { place: 'text' };
}

function kindOfAttribute(element: Element, name: string): Pick<Place, 'place' | 'of'> {
  if (!element.closest('head')) return { place: 'attribute', of: name };
  return { place: 'head', of: element.getAttribute('name') ?? element.getAttribute('property') ?? name };
}
