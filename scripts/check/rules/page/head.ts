/** The head of a page has what every page needs, once. */
import { titleLength } from '../../../../schema/text/head-title.ts';
import type { Tag } from '../../inputs/page-tags.ts';
import type { InText, PageRule } from '../../rule.ts';

/** Characters of a title, with the firm’s name where it is there, and of a description: what a search result shows. */
const lengths = { title: titleLength, description: { min: 50, max: 160 } } as const;

export const head: PageRule = {
  name: 'head',
  looksAt: 'page',
  explain: `A page without a title, a description, a charset or a viewport, or with two of one; a title or a description that a search
result would cut short (70 and 160 characters, the firm’s name included) or find too thin (15 and 50); a <base> or a refresh.

  <title>Contact us about your stores, your network…</title>   found:   a title of 84 characters
                                                          way out: shorten meta.title in the messages of the page`,
  check({ tags, locale, page }) {
    const inHead = tags.filter(({ parent }) => parent?.name === 'head');
    const meta = (name: string) => inHead.filter((tag) => tag.name === 'meta' && tag.attributes['name'] === name);
    const file = `generated/messages/${locale}/${page.id}.json`;
    const title = once(
      'title',
      inHead.filter(({ name }) => name === 'title'),
      `write meta.title in ${file}`,
    );
    const description = once('description', meta('description'), `write meta.description in ${file}`);
    const charset = once(
      'charset',
      inHead.filter(({ name, attributes }) => name === 'meta' && 'charset' in attributes),
      'restore it in renderer/document/head.tsx',
    );
    const viewport = once('viewport', meta('viewport'), 'restore it in renderer/document/head.tsx');
    const late =
      charset.tag && charset.tag.offset > 1000
        ? [
            {
              offset: charset.tag.offset,
              found: 'a charset that comes late',
              expected: 'it within the first 1024 bytes',
              wayOut: 'put it first in the head',
            },
          ]
        : [];
    return [
      ...[title, description, charset, viewport].flatMap(({ problems }) => problems),
      ...lengthProblems('title', title.tag, title.tag?.text, file),
      ...lengthProblems('description', description.tag, description.tag?.attributes['content'], file),
      ...late,
      ...tags.filter(misleads).map(({ name, offset }) => ({
        offset,
        found: name === 'base' ? '<base>, which bends every address of the page' : 'a <meta> that sends visitors elsewhere',
        expected: 'neither',
        wayOut: 'take it out; an address that has moved is a former slug in schema/pages.ts',
      })),
    ];
  },
};

function once(
  what: string,
  [tag, ...others]: readonly Tag[],
  wayOut: string,
): { readonly tag: Tag | undefined; readonly problems: readonly InText[] } {
  if (!tag) return { tag, problems: [{ found: `no ${what}`, expected: `a ${what}`, wayOut }] };
  return {
    tag,
    problems: others.map(({ offset }) => ({ offset, found: `a second ${what}`, expected: `one ${what}`, wayOut: 'take it out' })),
  };
}

function lengthProblems(what: keyof typeof lengths, tag: Tag | undefined, text: string | undefined, file: string): InText[] {
  if (!tag) return [];
  const { min, max } = lengths[what];
  const length = [...(text?.trim() ?? '')].length;
  if (length >= min && length <= max) return [];
  const wayOut = `${length < min ? 'say more' : 'shorten it'}: meta.${what} in ${file}`;
  return [{ offset: tag.offset, found: `a ${what} of ${length} characters`, expected: `${min} to ${max}`, wayOut }];
}

function misleads({ name, attributes }: Tag): boolean {
  return name === 'base' || (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh');
}
