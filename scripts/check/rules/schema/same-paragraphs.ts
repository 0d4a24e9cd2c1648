import type { Kind } from '../../../../schema/language/define.ts';
import { parseProse } from '../../../../schema/language/markdown.ts';
import { groupBy } from '../../../lib/maps.ts';
import { messageFile } from '../../../model/messages/texts.ts';
import type { MessageText } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

/** The kinds of pages that are read from top to bottom. */
const kinds: readonly (Kind | undefined)[] = ['guide', 'article'];

/** The number of sections from which the rule applies. */
const fewest = 3;

export const sameParagraphs: SchemaRule = {
  name: 'same-paragraphs',
  looksAt: 'schema',
  explain: `A guide or an article whose sections all have the same number of paragraphs. Such a page reads as a filled form: what needs one paragraph is
padded, and what needs five is cut. Pages of fewer than three sections are not compared.

  five sections of three paragraphs each
    found:    3 paragraphs in each of the 5 sections
    expected: sections as long as their subject needs
    way out:  Join or split paragraphs, or move an argument to the section to which it belongs.`,
  check({ texts }) {
    const ofSections = texts.filter(({ page, key, meta }) => kinds.includes(page?.kind) && key[0] === 'sections' && meta.prose);
    return [...groupBy(ofSections, ({ locale, bundle }) => `${locale} ${bundle}`).values()].flatMap(faultOf);
  },
};

function faultOf(sections: readonly MessageText[]): Located[] {
  const [first] = sections;
  const counts = new Set(sections.map(({ text }) => paragraphsOf(text)));
  const [count = 0] = counts;
  if (!first || sections.length < fewest || counts.size > 1) return [];
  return [
    {
      where: messageFile(first.locale, first.bundle),
      key: ['sections'],
      locale: first.locale,
      page: first.bundle,
      found: `${count} ${count === 1 ? 'paragraph' : 'paragraphs'} in each of the ${sections.length} sections`,
      expected: 'sections as long as their subject needs',
      wayOut: 'Join or split paragraphs, or move an argument to the section to which it belongs.',
    },
  ];
}

/** Returns the number of paragraphs, without lists, quotations, notes and placed facts. */
function paragraphsOf(text: string): number {
  return parseProse(text).parts.filter(({ kind }) => kind === 'paragraph').length;
}
