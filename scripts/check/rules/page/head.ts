import { titleLength } from '../../../../schema/text/head-title.ts';
import type { Tag } from '../../inputs/page-tags.ts';
import type { InText, PageRule } from '../../rule.ts';

/** Characters that a search result shows. A title includes the name of the firm. */
const lengths = { title: titleLength, description: { min: 50, max: 160 } } as const;

export const head: PageRule = {
  name: 'head',
  looksAt: 'page',
  explain: `A missing or repeated title, description, charset or viewport, a title outside 15 to 70 characters or a description outside 50 to 160, an icon
of another type, <base>, and a meta refresh. Search results cut longer texts; <base> changes how every relative URL resolves.

  <title>Contact us about your stores, your network…</title>
    found:    a title of 84 characters
    expected: 15 to 70 characters
    way out:  Shorten meta.title in generated/messages/en/contact.json.`,
  check({ tags, locale, page }) {
    const inHead = tags.filter(({ parent }) => parent?.name === 'head');
    const meta = (name: string) => inHead.filter((tag) => tag.name === 'meta' && tag.attributes['name'] === name);
    const file = `generated/messages/${locale}/${page.id}.json`;
    const title = once(
      'title',
      inHead.filter(({ name }) => name === 'title'),
      `Write meta.title in ${file}.`,
    );
    const description = once('description', meta('description'), `Write meta.description in ${file}.`);
    const charset = once(
      'charset',
      inHead.filter(({ name, attributes }) => name === 'meta' && 'charset' in attributes),
      'Restore the element in renderer/document/head.tsx.',
    );
    const viewport = once('viewport', meta('viewport'), 'Restore the element in renderer/document/head.tsx.');
    const late =
      charset.tag && charset.tag.offset > 1000
        ? [
            {
              offset: charset.tag.offset,
              found: 'a charset after the first 1,000 characters',
              expected: '<meta charset> within the first 1,024 bytes',
              wayOut: 'Move <meta charset> to the beginning of the head.',
            },
          ]
        : [];
    return [
      ...[title, description, charset, viewport].flatMap(({ problems }) => problems),
      ...lengthProblems('title', title.tag, title.tag?.text, file),
      ...lengthProblems('description', description.tag, description.tag?.attributes['content'], file),
      ...late,
      ...inHead.flatMap(iconFault),
      ...tags.filter(misleads).map(({ name, offset }) => ({
        offset,
        found: name === 'base' ? '<base>' : 'a meta refresh',
        expected: 'no <base> and no meta refresh',
        wayOut: 'Remove the element. Declare former addresses as formerSlugs in schema/pages.ts.',
      })),
    ];
  },
};

function once(
  what: string,
  [tag, ...others]: readonly Tag[],
  wayOut: string,
): { readonly tag: Tag | undefined; readonly problems: readonly InText[] } {
  if (!tag) return { tag, problems: [{ found: `no ${what}`, expected: `one ${what}`, wayOut }] };
  return {
    tag,
    problems: others.map(({ offset }) => ({
      offset,
      found: `a second ${what}`,
      expected: `one ${what}`,
      wayOut: 'Remove one of the two.',
    })),
  };
}

function lengthProblems(what: keyof typeof lengths, tag: Tag | undefined, text: string | undefined, file: string): InText[] {
  if (!tag) return [];
  const { min, max } = lengths[what];
  const length = [...(text?.trim() ?? '')].length;
  if (length >= min && length <= max) return [];
  const wayOut = `${length < min ? 'Lengthen' : 'Shorten'} meta.${what} in ${file}.`;
  return [{ offset: tag.offset, found: `a ${what} of ${length} characters`, expected: `${min} to ${max} characters`, wayOut }];
}

/** Types of icons, by the ending of their address. */
const iconTypes: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/vnd.microsoft.icon' };

function iconFault({ attributes: { rel, href = '', type = 'no type' }, offset }: Tag): InText[] {
  const wanted = iconTypes[href.split('.').at(-1) ?? ''];
  if (rel !== 'icon' || type === wanted) return [];
  const expected = wanted ?? `an address that ends in .${Object.keys(iconTypes).join(' or .')}`;
  return [{ offset, found: `the icon ${href} with ${type}`, expected, wayOut: 'Correct the <link> in renderer/document/head.tsx.' }];
}

function misleads({ name, attributes }: Tag): boolean {
  return name === 'base' || (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh');
}
