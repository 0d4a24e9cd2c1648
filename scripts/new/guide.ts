/** `npm run new -- guide <id>`: an entry of the page tree, which is all that a guide is. */
import { quote } from '../model/typescript.ts';
import { checkPageId, refuse } from './names.ts';
import { leadTo, readDate, readFigure, readSections } from './options.ts';
import { checkFree, pageEntries, pageEntry, placeFor, readAllSlugs, treeObject } from './page-tree.ts';
import type { Thing } from './plan.ts';
import { addProperty } from './sources.ts';

export const guide: Thing = {
  options: ['slug', 'parent', 'menu', 'section', 'figure', 'icon', 'gradient', 'date'],
  plan(asked) {
    const { sources, id, where, one, all } = asked;
    checkPageId(id, where);
    checkFree(sources, id, where);
    // The hub is the guide at the top; the others stand below it.
    const hub = pageEntries(sources).find(({ declaredBy, parent }) => declaredBy === 'guide' && parent === undefined);
    const parent = one('parent') ?? hub?.id;
    if (parent !== undefined) pageEntry(sources, parent, where, 'parent');
    const slug = readAllSlugs(sources, all('slug'), where);
    const sections = readSections(asked, '--section diagnosis --section roadmap');
    const figures = all('figure').map((figure) => readFigure(asked, figure));
    if (figures.length === 0) refuse(where, 'no key figure', 'the figures set big beside the title', 'add --figure netMargin');
    const list = (words: readonly string[]) => `[${words.map(quote).join(', ')}]`;
    const entry = [
      'guide({',
      ...(parent === undefined ? [] : [`parent: ${quote(parent)},`]),
      `slug: ${slug},`,
      `published: ${quote(readDate(asked))},`,
      `sections: ${list(sections)},`,
      `keyFigures: ${list(figures)},`,
      // By its card the other guides lead to it.
      ...(parent === undefined
        ? []
        : [`card: { icon: ${quote(one('icon') ?? 'compass')}, gradient: ${quote(one('gradient') ?? 'paper')} },`]),
      '})',
    ];
    addProperty(treeObject(sources), id, entry.join('\n'), placeFor(sources, parent));
    const next = one('menu') === undefined ? ['The cards of the other guides lead to it; --menu would have, too.'] : leadTo(id, asked);
    return { changes: sources.edited(), next };
  },
};
