/** What a screen reader calls an element. */
import type { Tag } from './tag.ts';

/** Elements of a page by id, the first of each. */
export type Ids = ReadonlyMap<string, Tag>;

/** The accessible name of an element; empty when it has none. `labels`: those of its page, by the id of their field. */
export function nameOf(tag: Tag, ids: Ids, labels: ReadonlyMap<string, string> = new Map()): string {
  const { attributes } = tag;
  const referred = (attributes['aria-labelledby'] ?? '').split(' ').map((id) => ids.get(id)?.text ?? '');
  const candidates = [
    referred.join(' '),
    attributes['aria-label'],
    ...ownNames(tag),
    labels.get(attributes['id'] ?? ''),
    attributes['title'],
  ];
  return candidates.map((name) => name?.trim() ?? '').find((name) => name !== '') ?? '';
}

function ownNames(tag: Tag): readonly (string | undefined)[] {
  const { name, attributes } = tag;
  if (name === 'img' || name === 'area') return [attributes['alt']];
  if (name === 'input')
    return [attributes['alt'], /^(?:submit|button|reset)$/.test(attributes['type'] ?? '') ? attributes['value'] : undefined, wrapping(tag)];
  if (name === 'select' || name === 'textarea') return [wrapping(tag)];
  // Regions, frames and drawings are not named by what is in them.
  if (['section', 'nav', 'iframe', 'svg', 'object', 'embed'].includes(name)) return [];
  return [tag.text];
}

/** The text of a label that a field stands in. */
function wrapping(tag: Tag): string | undefined {
  for (let up = tag.parent; up; up = up.parent) if (up.name === 'label') return up.text;
  return undefined;
}

/** The labels of a page, by the id of the field that each is for. */
export function labelsIn(tags: readonly Tag[]): ReadonlyMap<string, string> {
  return new Map(tags.filter(({ name }) => name === 'label').map(({ attributes, text }) => [attributes['for'] ?? '', text]));
}
