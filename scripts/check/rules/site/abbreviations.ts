/** An abbreviation of the trade is spelled out where a page first has it. */
import { abbreviations } from '../../../../schema/glossary.ts';
import type { InText, PageRule } from '../../rule.ts';

/** How far back its words may stand, in characters: “document d’information précontractuelle (DIP)”. */
const reach = 90;

export const abbreviationsRule: PageRule = {
  name: 'abbreviations',
  looksAt: 'page',
  explain: `DIP, BFR or EBE on a page that has not said yet what it stands for: readers come to one page from a search, and founders or foreign
brands have never met them. schema/glossary.ts has the words of each.

  Préparer le DIP   found:   “DIP”, not spelled out
                    way out: le document d’information précontractuelle (DIP)`,
  check({ html, locale }) {
    // Most pages have none, and need not be gone through.
    const here = Object.entries(abbreviations).filter(([short]) => html.includes(short));
    const start = /<main\b/.exec(html)?.index;
    if (here.length === 0 || start === undefined) return [];
    // Spaces stand in for tags and their content, so that offsets stay those of the page, from its main part on.
    const text = html
      .slice(start, html.lastIndexOf('</main>'))
      .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, (tag) => ' '.repeat(tag.length))
      .replace(/[^\S ]/g, ' ');
    return here.flatMap(([short, words]): InText[] => {
      const whole = words[locale];
      const match = new RegExp(`(?<![\\p{L}\\p{N}])${short}(?![\\p{L}\\p{N}])`, 'u').exec(text);
      if (whole === undefined || !match) return [];
      const said = text.slice(0, match.index).replace(/ +/g, ' ').slice(-reach).toLowerCase();
      if (said.includes(whole)) return [];
      return [
        {
          offset: start + match.index,
          found: `“${short}”, not spelled out`,
          expected: 'its words where the page first has it',
          wayOut: `write ${whole} (${short})`,
        },
      ];
    });
  },
};
