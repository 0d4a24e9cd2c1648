/** Titles and descriptions differ from page to page, and titles leave room for the name of the firm. */

import { ownTitleMax } from '../../../../schema/text/head-title.ts';
import { typeset } from '../../../../schema/text/typeset.ts';
import { messageFile } from '../../../model/messages/paths.ts';
import type { MessageText } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const headTexts: SchemaRule = {
  name: 'head-texts',
  looksAt: 'schema',
  explain: `Two pages of a language with one title, one description or one short name among their neighbours; a title that is longer than
55 characters: in the browser tab and in search results, which show 70, the firm's name stands behind it where both have room.

  meta.title of clients: “Contact”   found:   “Contact”, which is meta.title of "contact"
                                     way out: say what this page has that the other has not`,
  check(project) {
    const first = new Map<string, MessageText>();
    return project.texts.flatMap((each): Located[] => {
      const { locale, bundle, key, page, text, language } = each;
      const name = key.join('.');
      if (!page || !/^meta\.(?:title|description)$|^label$/.test(name) || text === '') return [];
      const place = { where: messageFile(locale, bundle), key, locale, page: page.id };
      const identity = [locale, name, text.trim().toLowerCase()].join('\n');
      const other = first.get(identity);
      if (!other) first.set(identity, each);
      const { length } = [...typeset(text, language)];
      return [
        ...(other
          ? [
              {
                ...place,
                found: `“${text}”, which is ${name} of "${other.bundle}"`,
                expected: 'a text of its own for each page',
                wayOut: 'say what this page has that the other has not',
              },
            ]
          : []),
        ...(name === 'meta.title' && length > ownTitleMax
          ? [
              {
                ...place,
                found: `${length} characters`,
                expected: `${ownTitleMax} at most, for the firm’s name stands behind it`,
                wayOut: 'shorten the title',
              },
            ]
          : []),
      ];
    });
  },
};
