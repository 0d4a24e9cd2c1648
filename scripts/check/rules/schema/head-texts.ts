import { ownTitleMax } from '../../../../schema/text/head-title.ts';
import { typeset } from '../../../../schema/text/typeset.ts';
import { messageFile } from '../../../model/messages/texts.ts';
import type { MessageText } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const headTexts: SchemaRule = {
  name: 'head-texts',
  looksAt: 'schema',
  explain: `A title, description or label that two pages of a language share, and a title over 55 characters. Search results show about 70 characters,
in which the name of the firm follows the title.

  meta.title of clients: “Contact”
    found:    “Contact”, the meta.title of "contact" as well
    expected: a unique text for each page
    way out:  Name what distinguishes this page.`,
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
                found: `“${text}”, the ${name} of "${other.bundle}" as well`,
                expected: 'a unique text for each page',
                wayOut: 'Name what distinguishes this page.',
              },
            ]
          : []),
        ...(name === 'meta.title' && length > ownTitleMax
          ? [
              {
                ...place,
                found: `a title of ${length} characters`,
                expected: `at most ${ownTitleMax} characters, followed by the name of the firm`,
                wayOut: 'Shorten the title.',
              },
            ]
          : []),
      ];
    });
  },
};
