/** Each id stands once on its page, and what refers to one finds it. */
import type { PageRule } from '../../rule.ts';
import { hasOneOf } from '../../site/tag.ts';

const referring = ['for', 'list', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'headers'];
const telling = new Set(['id', ...referring]);

export const ids: PageRule = {
  name: 'ids',
  looksAt: 'page',
  explain: `Two elements with one id, an id that is empty or has a blank in it, or a label, a description or a button that names an id
which is not on the page. A link goes to the first of two, and a field is left without its label.

  <label for="mail">…<input id="email">   found:   for="mail", and no element with that id
                                          way out: write for="email"`,
  check({ tags, byId }) {
    return tags.flatMap((tag) => {
      if (!hasOneOf(tag, telling)) return [];
      const { name, attributes, offset } = tag;
      const id = attributes['id'];
      const isSecond = id !== undefined && byId.get(id) !== tag;
      return [
        ...(id !== undefined && !/^\S+$/.test(id)
          ? [{ offset, found: `id="${id}"`, expected: 'an id without blanks', wayOut: 'give it a name, or take it out' }]
          : []),
        ...(isSecond
          ? [{ offset, found: `a second element with id="${id}", <${name}>`, expected: 'each id once', wayOut: 'rename one of the two' }]
          : []),
        ...referring.flatMap((attribute) =>
          // Few elements refer to others.
          (attributes[attribute] === undefined ? [] : attributes[attribute].split(/\s+/))
            .filter((target) => target !== '' && !byId.has(target))
            .map((target) => ({
              offset,
              found: `${attribute}="${target}", and no element with that id`,
              expected: 'the id of an element of this page',
              wayOut: `correct ${attribute}, or render the element`,
            })),
        ),
      ];
    });
  },
};
