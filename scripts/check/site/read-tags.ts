/**
 * Reading a built page. As a stream, without a tree: a thousand pages have half a million nodes, of which the rules ask for
 * one in four.
 */
import { Parser } from 'htmlparser2';
import { type Piece, type Tag, textBound } from './tag.ts';

export interface PageTags {
  /** In the order of the document. */
  readonly tags: readonly Tag[];
  /** Every class that an element wears. */
  readonly classes: ReadonlySet<string>;
  /** What visitors read and no one wrote: a value that is missing, a placeholder that nothing filled. */
  readonly leftovers: readonly Piece[];
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What rules look at wherever it stands. */
const kept = words(`
  html head base title meta link script style template noscript body main nav header footer section aside article ol
  h1 h2 h3 h4 h5 h6 a area button input select textarea label summary details form fieldset legend output
  img picture source svg image use iframe embed object video audio track figure figcaption table caption time`);

/** Those whose text no rule asks for: it would be that of the whole page. */
const containers = words('html head body main header footer nav aside article form table svg picture noscript template ol figure');

/** An element of any other kind is kept for one of these, or for one that begins with "on". */
const telling = words(`
  id style role lang src href action data-props aria-current aria-label aria-labelledby aria-describedby aria-controls aria-owns`);

/** What becomes of a missing value, or of a placeholder, when a program writes it out. */
export const leftover = /\b(?:undefined|null|NaN|Infinity|Invalid Date)\b|\[object \w+\]|\{\w+\}/;

type Growing = Tag & { text: string };

interface Open {
  readonly tag: Growing | undefined;
  readonly collects: boolean;
  readonly isSilent: boolean;
}

/** The tags of a page that rules look at. */
export function readTags(html: string): PageTags {
  const tags: Tag[] = [];
  const classes = new Set<string>();
  const leftovers: Piece[] = [];
  const open: Open[] = [];
  const collecting: Growing[] = [];
  let silent = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      const hides = attributes['aria-hidden'] === 'true' || 'hidden' in attributes;
      const isHidden = hides || silent > 0;
      if (!isHidden && name === 'img') say(collecting, ` ${attributes['alt'] ?? ''} `);
      if (!isHidden && name === 'svg') say(collecting, ` ${attributes['aria-label'] ?? ''} `);
      for (const worn of wornIn(attributes)) classes.add(worn);
      const isKept = kept.has(name) || isTelling(attributes);
      const tag = isKept ? { name, attributes, parent: parent?.tag, offset: parser.startIndex, isHidden, text: '' } : undefined;
      const collects = tag !== undefined && !containers.has(name);
      // What is drawn is not read out: the drawing has a name of its own.
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
      if (silent === 0) say(collecting, text);
      else if (inside?.name === 'title') say([inside], text);
    },
    onclosetag() {
      const closed = open.pop();
      if (closed?.isSilent) silent--;
      if (closed?.collects) tidy(collecting.pop());
    },
  });
  parser.end(html);
  return { tags, classes, leftovers };
}

/** The classes of an element. */
export function wornIn(attributes: Readonly<Record<string, string>>): readonly string[] {
  return attributes['class']?.split(/\s+/).filter((name) => name !== '') ?? [];
}

function isTelling(attributes: Readonly<Record<string, string>>): boolean {
  for (const name in attributes) if (telling.has(name) || name.startsWith('on')) return true;
  return false;
}

function say(listeners: readonly Growing[], text: string): void {
  for (const tag of listeners) if (tag.text.length < textBound) tag.text += text;
}

function tidy(tag: Growing | undefined): void {
  if (tag && tag.name !== 'script' && tag.name !== 'style') tag.text = tag.text.replace(/\s+/g, ' ').trim();
}
