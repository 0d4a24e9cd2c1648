/**
 * Makes Preact set the text of an element as a whole, as React does. Preact alone updates text nodes, and a translation by the browser
 * replaces those: later updates would change nodes outside the document, and the page would keep old figures. A text that changes must
 * therefore be alone in its element.
 */
import { options, type VNode } from 'preact';

const before = options.vnode;

options.vnode = (vnode) => {
  before?.(vnode);
  const { type, props } = vnode as VNode<{ children?: unknown; dangerouslySetInnerHTML?: { readonly __html: string } }>;
  if (typeof type !== 'string' || props.children === undefined) return;
  const parts = [props.children].flat(Number.POSITIVE_INFINITY);
  if (parts.some((part) => typeof part === 'object' && part !== null)) return;
  const text = parts.filter((part) => part !== null && typeof part !== 'boolean').join('');
  props.dangerouslySetInnerHTML = { __html: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') };
  props.children = undefined;
};
