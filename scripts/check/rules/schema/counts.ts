/** A figure that counts a collection, and a title that counts the list below it, count right. */
import { metaOf } from '../../../../schema/define.ts';
import { messageFile } from '../../../codegen/messages/paths.ts';
import { writtenForms } from '../../messages/numbers.ts';
import type { Project } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';
import { titledLists } from '../../titled-lists.ts';

export const counts: SchemaRule = {
  name: 'counts',
  looksAt: 'schema',
  explain: `A figure of schema/constants.ts that counts a collection (counts: 'criteria') and has another value than the collection has
entities; a title that says a number, in words or figures, above a list that has another number of items.

  “Cinq domaines”, above four   found:   “Cinq” in the title of a list of 4
                                way out: correct the title, or list(5, …)`,
  check: (project) => [...wrongFigures(project), ...wrongTitles(project)],
};

function wrongFigures({ schema, model }: Project): Located[] {
  return Object.entries(schema.facts.figures).flatMap(([id, { value, counts: bundle }]): Located[] => {
    if (bundle === undefined) return [];
    const where = 'schema/constants.ts';
    const entry = { fact: { entry: id, words: [bundle] } };
    const content = model.bundles.find((each) => each.id === bundle)?.content;
    const meta = content && metaOf(content);
    if (!content || meta?.kind !== 'collection')
      return [
        {
          where,
          ...entry,
          found: `${id}, which counts "${bundle}"`,
          expected: 'the name of a collection in schema/bundles.ts',
          wayOut: 'correct counts',
        },
      ];
    const size = Object.keys(content.shape).length;
    if (value === size) return [];
    return [
      {
        where,
        ...entry,
        found: `${id} is ${JSON.stringify(value)}`,
        expected: `${size}: the collection "${bundle}" has as many entities`,
        wayOut: 'correct the figure, or the collection',
      },
    ];
  });
}

function wrongTitles({ model, texts }: Project): Located[] {
  return titledLists(model).flatMap(({ bundle, title, count }) =>
    texts
      .filter((text) => text.bundle === bundle && text.key.join('.') === title.join('.'))
      .flatMap(({ text, locale, key, page }): Located[] => {
        const said = firstNumber(text, locale);
        if (!said || said.value === count) return [];
        const place = { where: messageFile(locale, bundle), key, locale, ...(page && { page: page.id }) };
        return [
          {
            ...place,
            found: `“${said.word}” in the title of a list of ${count}`,
            expected: `a title that counts ${count}, or none that counts`,
            wayOut: 'correct the title, or the length of the list in the schema',
          },
        ];
      }),
  );
}

/** Numbers that count something, from two on: “un” and “one” are articles and pronouns more often. */
const counting = Array.from({ length: 18 }, (_, index) => index + 2);

function firstNumber(text: string, locale: string): { readonly word: string; readonly value: number } | undefined {
  const written = writtenForms(counting, locale);
  for (const [word] of text.matchAll(/[\p{L}\d]+(?:-\p{L}+)*/gu)) {
    const value = written.get(word.toLowerCase());
    if (value !== undefined) return { word, value };
  }
  return undefined;
}
