/** A built page as the rules see it: the tags that say something, in order, each with its place and its text. */

/** An element of a built page. Those that only lay out, and the shapes within drawings, are not kept. */
export interface Tag {
  /** In small letters. */
  readonly name: string;
  /** Values by name, in small letters. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The nearest element around it that is kept. */
  readonly parent: Tag | undefined;
  /** Where it begins in the HTML, in UTF-16 units. */
  readonly offset: number;
  /** Whether it is kept from screen readers, by itself or by what it stands in. */
  readonly isHidden: boolean;
  /** What is read out of it: white space as one blank, alternatives of images, nothing hidden; cut at {@link textBound}, but for scripts. */
  readonly text: string;
}

/** Characters of an element's text that are kept: no rule asks for more, and a section can be a page long. */
export const textBound = 300;

/** A piece of text, and where it begins in the HTML. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** The nearest element around a tag that has one of these names; undefined where there is none. */
export function around(tag: Tag, ...names: readonly string[]): Tag | undefined {
  for (let up = tag.parent; up; up = up.parent) if (names.includes(up.name)) return up;
  return undefined;
}

/** Whether an element has one of these attributes. Nearly all have none of most rules’ attributes, and few of any: to look at theirs costs less than to ask for each. */
export function hasOneOf({ attributes }: Pick<Tag, 'attributes'>, names: ReadonlySet<string>): boolean {
  for (const name in attributes) if (names.has(name)) return true;
  return false;
}
