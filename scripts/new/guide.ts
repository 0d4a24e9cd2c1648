/** `npm run new -- guide <id>`: adds an entry to the page tree, the only file of a guide. */
import { quote } from '../model/typescript.ts';
import { checkPageId } from './names.ts';
import {
  addMenuItem,
  missingFigures,
  missingSections,
  missingSlugs,
  readAuthor,
  readDate,
  readFigure,
  readSections,
  readSlugProperties,
  refuseMissing,
  type Scaffold,
} from './options.ts';
import { checkFree, pageEntries, pageEntry, placeFor, treeObject } from './page-tree.ts';
import { addProperty } from './sources.ts';

export const guide: Scaffold = {
  options: ['slug', 'locales', 'parent', 'menu', 'author', 'section', 'figure', 'icon', 'gradient', 'date'],
  plan(input) {
    const { sources, id, where, one, all } = input;
    checkPageId(id, where);
    checkFree(sources, id, where);
    // The parent of the other guides is the top-level guide.
    const hub = pageEntries(sources).find(({ declaredBy, parent }) => declaredBy === 'guide' && parent === undefined);
    const parent = one('parent') ?? hub?.id;
    if (parent !== undefined) pageEntry(sources, parent, where, 'parent');
    refuseMissing(input, [missingSlugs(input), missingSections(input, '--section diagnosis --section roadmap'), missingFigures(input, 1)]);
    const slugs = readSlugProperties(input);
    const sections = readSections(input);
    const figures = all('figure').map((figure) => readFigure(input, figure));
    const list = (words: readonly string[]) => `[${words.map(quote).join(', ')}]`;
    const entry = [
      'guide({',
      ...(parent === undefined ? [] : [`parent: ${quote(parent)},`]),
      ...slugs,
      `published: ${quote(readDate(input))},`,
      `author: ${quote(readAuthor(input))},`,
      `sections: ${list(sections)},`,
      `keyFigures: ${list(figures)},`,
      // The other guides link to this card.
      ...(parent === undefined
        ? []
        : [`card: { icon: ${quote(one('icon') ?? 'compass')}, gradient: ${quote(one('gradient') ?? 'paper')} },`]),
      '})',
    ];
    addProperty(treeObject(sources), id, entry.join('\n'), placeFor(sources, parent));
    const next =
      one('menu') === undefined
        ? [`The cards of the other guides link to "${id}". To add a menu item, give --menu.`]
        : addMenuItem(id, input);
    return { changes: sources.edited(), next };
  },
};
