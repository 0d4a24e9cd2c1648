/** No two items of a list, and no two headings of a page, say the same. */
import { messageFile } from '../../../codegen/messages/paths.ts';
import { groupBy } from '../../../lib/group-by.ts';
import type { MessageText } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

/** Shorter ones are words that come again: “Oui”, “Succursale”. */
const fewest = 3;

export const repeatedTexts: SchemaRule = {
  name: 'repeated-texts',
  looksAt: 'schema',
  explain: `An item of a list, a paragraph or a heading that is a copy of another one beside it: a text that was pasted and not rewritten, and one that
is lost. Compared within a page and a language; what is equal in every language, as a cell of a table may be, is meant.

  checklist.items.2   found:   “Dater la réunion”, which is checklist.items.1
                      way out: write the one that is missing`,
  check({ texts }) {
    const groups = groupBy(texts, ({ locale, bundle, key }) => `${locale} ${bundle} ${kindOf(key)}`);
    return [...groups.values()].flatMap((group) => {
      const first = new Map<string, MessageText>();
      return group.flatMap((text): Located[] => {
        const said = text.text.trim().toLowerCase();
        const before = first.get(said);
        if (said.split(/\s+/).length < fewest) return [];
        if (!before) {
          first.set(said, text);
          return [];
        }
        const isMeant = Object.entries(text.others).every(([locale, other]) => other !== '' && other === before.others[locale]);
        if (isMeant) return [];
        return [
          {
            where: messageFile(text.locale, text.bundle),
            key: text.key,
            locale: text.locale,
            ...(text.page && { page: text.page.id }),
            found: `“${text.text.slice(0, 80)}”, which is ${before.key.join('.')}`,
            expected: 'a text of its own',
            wayOut: 'write the one that is missing',
          },
        ];
      });
    });
  },
};

/** What a text stands beside: the items of its list, or what has the same name elsewhere on the page. */
function kindOf(key: readonly string[]): string {
  const last = key.at(-1) ?? '';
  return /^\d+$/.test(last) ? key.slice(0, -1).join('.') : last;
}
