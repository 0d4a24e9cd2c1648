import { formatDay } from '../../../../schema/text/formats.ts';
import { isDay } from '../../../model/page-entry.ts';
import type { BuiltPage } from '../../inputs/built-site.ts';
import type { Tag } from '../../inputs/page-tags.ts';
import type { InText, PageRule } from '../../rule.ts';

export const pageStructure: PageRule = {
  name: 'page-structure',
  looksAt: 'page',
  explain: `A page without an <h1>, <main> or skip link, or without zoom; a drawing without a name or aria-hidden; a table or figure without a caption; a
<th> without scope; a positive tabindex; a <time> that differs from its text. Each hides something from keyboard or screen reader users.

  <time datetime="2020-01-03">3 février 2026</time>
    found:    2020-01-03 for “3 février 2026”
    expected: the day of the text, such as 2026-11-22
    way out:  Use <LongDate>, which writes both from one fact of the schema.`,
  check(page, { model }) {
    const tag = model.languages.find(({ locale }) => locale === page.locale)?.tag ?? page.locale;
    const captioned = new Set(
      page.tags.flatMap(({ name, text, parent }) => (/^(?:fig)?caption$/.test(name) && text !== '' ? [parent] : [])),
    );
    return [...ofPage(page), ...page.tags.flatMap((each) => ofTag(each, captioned, tag))];
  },
};

function ofPage({ tags, page }: BuiltPage): InText[] {
  const main = tags.find(({ name }) => name === 'main');
  if (!main)
    return [
      {
        found: 'no <main>',
        expected: 'one <main> around the content of the page',
        wayOut: 'Restore <main> in renderer/layout/layout.tsx.',
      },
    ];
  const id = main.attributes['id'];
  const isSkipped =
    page.layout === 'bare' || id === undefined || tags.some(({ name, attributes: { href } }) => name === 'a' && href === `#${id}`);
  const hasHeading = tags.some(({ name }) => name === 'h1');
  return [
    ...(hasHeading ? [] : [{ found: 'no <h1>', expected: 'one <h1>', wayOut: 'Render the title with <Hero>.' }]),
    ...(isSkipped
      ? []
      : [{ found: `no link to #${id}`, expected: 'a skip link', wayOut: 'Restore the skip link in renderer/layout/layout.tsx.' }]),
  ];
}

function ofTag(
  { name, attributes, parent, offset, isHidden, text }: Tag,
  captioned: ReadonlySet<Tag | undefined>,
  language: string,
): InText[] {
  const wayOut = 'Correct the component that renders the element.';
  const { content = '', datetime = '', tabindex = '' } = attributes;
  if (Number(tabindex) > 0) return [{ offset, found: `tabindex="${tabindex}"`, expected: 'tabindex="0" or tabindex="-1"', wayOut }];
  if (name === 'main' && ('inert' in attributes || 'hidden' in attributes || attributes['aria-hidden'] === 'true'))
    return [{ offset, found: 'an inert or hidden <main>', expected: 'a visible, interactive <main>', wayOut }];
  if (attributes['name'] === 'viewport' && /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*[0-4]\b/i.test(content))
    return [{ offset, found: `a page without zoom: ${content}`, expected: 'a viewport without zoom limits', wayOut }];
  if (name === 'time' && !isSameDay(datetime, text, language))
    return [
      {
        offset,
        found: `${datetime || 'no datetime'} for “${text}”`,
        expected: 'the day of the text, such as 2026-11-22',
        wayOut: 'Use <LongDate>, which writes both from one fact of the schema.',
      },
    ];
  if (name === 'th' && attributes['scope'] === undefined && parent?.name === 'table')
    return [{ offset, found: 'a <th> without scope', expected: 'scope="col" or scope="row"', wayOut }];
  if (isHidden) return [];
  if (name === 'svg' && attributes['role'] !== 'img' && parent?.name !== 'svg')
    return [
      { offset, found: 'a drawing without a name or aria-hidden', expected: 'role="img" and aria-label, or aria-hidden="true"', wayOut },
    ];
  if (
    name === 'svg' &&
    attributes['role'] === 'img' &&
    !/\S/.test(`${attributes['aria-label'] ?? ''}${attributes['aria-labelledby'] ?? ''}`)
  )
    return [{ offset, found: 'a drawing without a name', expected: 'an aria-label', wayOut }];
  if ((name === 'table' || name === 'figure') && ![...captioned].some((each) => each?.offset === offset))
    return [{ offset, found: `a ${name} without a caption`, expected: name === 'table' ? 'a <caption>' : 'a <figcaption>', wayOut }];
  return [];
}

/** Compares with the day as {@link formatDay} writes it, in the digits and the calendar of the language. */
function isSameDay(datetime: string, words: string, tag: string): boolean {
  const day = datetime.slice(0, 10);
  return isDay(day) && singleSpaced(words).includes(singleSpaced(formatDay(new Date(day), tag)));
}

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ');
