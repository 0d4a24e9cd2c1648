/** Whatever can be pressed, filled in or looked at has a name. */
import type { PageRule } from '../../rule.ts';
import { labelsIn, nameOf } from '../../site/names.ts';
import type { Tag } from '../../site/tag.ts';

const named = new Set(['a', 'area', 'button', 'input', 'select', 'textarea', 'summary', 'iframe', 'nav', 'object', 'embed']);
const namedRoles = /^(?:button|link|img|checkbox|radio|switch|slider|tab|textbox|combobox|dialog|region|menuitem)$/;

export const accessibleNames: PageRule = {
  name: 'accessible-names',
  looksAt: 'page',
  explain: `A link, a button, a field, a frame, a navigation or a drawing that a screen reader can only call “link”, “button” or “image”; an
image without alt; a table or a figure without a caption.

  <button><svg aria-hidden="true">…</button>   found:   <button> without a name
                                               way out: a text in it, or aria-label with a message`,
  check({ tags, byId }) {
    const labels = labelsIn(tags);
    const captioned = new Set(tags.filter(({ name, text }) => /^(?:fig)?caption$/.test(name) && text !== '').map(({ parent }) => parent));
    return tags.flatMap((tag) => {
      const problem = tag.isHidden ? undefined : complain(tag, () => nameOf(tag, byId, labels), captioned);
      return problem ? [{ offset: tag.offset, ...problem }] : [];
    });
  },
};

function complain({ name, attributes, ...tag }: Tag, nameIt: () => string, captioned: ReadonlySet<Tag | undefined>) {
  const wayOut =
    name === 'input' || name === 'select' || name === 'textarea' ? 'a <label> for it' : 'a text in it, or aria-label with a message';
  if (name === 'img' && attributes['alt'] === undefined && attributes['aria-label'] === undefined)
    return {
      found: `an image without alt, ${attributes['src']}`,
      expected: 'what the image shows, or alt="" where it only decorates',
      wayOut: 'write alt',
    };
  if (name === 'svg' && attributes['role'] !== 'img' && tag.parent?.name !== 'svg')
    return {
      found: 'a drawing that is neither named nor hidden',
      expected: 'role="img" with aria-label, or aria-hidden="true"',
      wayOut: 'name it, or hide it where it only decorates',
    };
  if ((name === 'table' || name === 'figure') && ![...captioned].some((parent) => parent?.offset === tag.offset))
    return { found: `a ${name} without a caption`, expected: name === 'table' ? '<caption>' : '<figcaption>', wayOut: 'say what it shows' };
  const isNamed = named.has(name) || namedRoles.test(attributes['role'] ?? '');
  const isNothing = (name === 'input' && attributes['type'] === 'hidden') || (name === 'a' && attributes['href'] === undefined);
  if (!isNamed || isNothing || /[\p{L}\p{N}]/u.test(nameIt())) return undefined;
  return { found: `<${name}> without a name`, expected: 'a name that says what it is for', wayOut };
}
