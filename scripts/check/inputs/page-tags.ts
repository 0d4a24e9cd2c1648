/** Parses a built page into a list of the elements that rules need, without layout elements and shapes of drawings. */
import { Parser } from 'htmlparser2';

export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Values by name in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The nearest ancestor in the list. */
  readonly parent: Tag | undefined;
  /** Start in the HTML, in UTF-16 units. */
  readonly offset: number;
  /** True if `aria-hidden` or `hidden` on the element or an ancestor hides it from screen readers. */
  readonly isHidden: boolean;
  /** Accessible text: collapsed white space, alt texts, nothing hidden. At most {@link textBound} characters, except for scripts and styles. */
  readonly text: string;
}

/** Enough for every rule; a section may hold a whole page of text. */
const textBound = 300;

/** A piece of text with its position in the HTML. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

export interface PageTags {
  /** In document order. */
  readonly tags: readonly Tag[];
  /** Every class of the page. */
  readonly classes: ReadonlySet<string>;
  /** Texts that hold a missing value or an unfilled placeholder. */
  readonly leftovers: readonly Piece[];
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

const listedElements = words(`
  html head base title meta link script style template noscript body main nav header footer section aside article ol
  h1 h2 h3 h4 h5 h6 th a area button input select textarea label summary details form fieldset legend output
  img picture source svg image use iframe embed object video audio track figure figcaption table caption time`);

/** Elements whose text is not collected, because it would be most of the page. */
const containers = words('html head body main header footer nav aside article form table svg picture noscript template ol figure');

/** Attributes that keep any other element in the list, beside event handlers. */
const listedAttributes = words(`
  id style role lang tabindex src href action data-props aria-current aria-label aria-labelledby aria-describedby aria-controls aria-owns`);

/** Matches a missing value or an unfilled placeholder in text. */
export const leftover = /\b(?:undefined|null|NaN|Infinity|Invalid Date)\b|\[object \w+\]|\{\w+\}/;

type Growing = Tag & { text: string };

export function readTags(html: string): PageTags {
  const tags: Tag[] = [];
  const classes = new Set<string>();
  const leftovers: Piece[] = [];
  const open: { readonly tag: Growing | undefined; readonly collects: boolean; readonly isSilent: boolean }[] = [];
  const collecting: Growing[] = [];
  let silent = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      const hides = attributes['aria-hidden'] === 'true' || 'hidden' in attributes;
      const isHidden = hides || silent > 0;
      if (!isHidden && name === 'img') append(collecting, ` ${attributes['alt'] ?? ''} `);
      if (!isHidden && name === 'svg') append(collecting, ` ${attributes['aria-label'] ?? ''} `);
      for (const each of classesIn(attributes)) classes.add(each);
      const isListed = listedElements.has(name) || Object.keys(attributes).some((key) => listedAttributes.has(key) || key.startsWith('on'));
      const tag = isListed ? { name, attributes, parent: parent?.tag, offset: parser.startIndex, isHidden, text: '' } : undefined;
      const collects = tag !== undefined && !containers.has(name);
      // Screen readers read the name of a drawing, not its content.
      const isSilent = hides || name === 'svg' || name === 'style';
      if (tag) tags.push(tag);
      if (tag && collects) collecting.push(tag);
      if (isSilent) silent++;
      open.push({ tag: tag ?? parent?.tag, collects, isSilent });
    },
    ontext(text) {
      const inside = collecting.at(-1);
      if (inside?.name === 'script' || inside?.name === 'style') {
        inside.text += text;
        return;
      }
      if (leftover.test(text)) leftovers.push({ text: text.trim(), offset: parser.startIndex });
      if (silent === 0) append(collecting, text);
      else if (inside?.name === 'title') append([inside], text);
    },
    onclosetag() {
      const closed = open.pop();
      if (closed?.isSilent) silent--;
      const tag = closed?.collects ? collecting.pop() : undefined;
      if (tag && tag.name !== 'script' && tag.name !== 'style') tag.text = tag.text.replace(/\s+/g, ' ').trim();
    },
  });
  parser.end(html);
  return { tags, classes, leftovers };
}

export function classesIn(attributes: Readonly<Record<string, string>>): readonly string[] {
  return attributes['class']?.split(/\s+/).filter((name) => name !== '') ?? [];
}

function append(open: readonly Growing[], text: string): void {
  for (const tag of open) if (tag.text.length < textBound) tag.text += text;
}

/** Returns the nearest ancestor with one of some names. */
export function around(tag: Tag, ...names: readonly string[]): Tag | undefined {
  for (let up = tag.parent; up; up = up.parent) if (names.includes(up.name)) return up;
  return undefined;
}
