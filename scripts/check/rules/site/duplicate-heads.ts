/** No two pages of a language have one title, or one description. */
import type { Located, SiteRule } from '../../rule.ts';

export const duplicateHeads: SiteRule = {
  name: 'duplicate-heads',
  looksAt: 'site',
  explain: `Two built pages of one language with the same title or the same description. In search results and among open tabs, nobody can tell them apart.

  <title>Contact — …</title> on two pages   found:   the title of /contact
                                            way out: write meta.title of one of the two anew`,
  check(site) {
    return (['title', 'description'] as const).flatMap((what) => {
      const first = new Map<string, string>();
      return [...site.pages.values()].flatMap(({ path, file, page, locale, [what]: text }): Located[] => {
        if (!text?.trim()) return [];
        const plain = `${locale} ${text.trim().toLowerCase()}`;
        const other = first.get(plain);
        if (other === undefined) {
          first.set(plain, path);
          return [];
        }
        const wayOut = `write meta.${what} anew, in generated/messages/${locale}/${page.id}.json`;
        return [
          { where: file, page: page.id, locale, found: `the ${what} of ${other}, “${text}”`, expected: `a ${what} of its own`, wayOut },
        ];
      });
    });
  },
};
