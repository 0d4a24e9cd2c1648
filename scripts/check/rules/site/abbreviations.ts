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
    const start = /<main\b/.exec(html)?.index;
    if (start === undefined) return [];
    const main = html.slice(start, html.lastIndexOf('</main>'));
    return Object.entries(abbreviations).flatMap(([short, words]): InText[] => {
      const whole = words[locale];
      const at = whole === undefined ? undefined : placeOf(short, main);
      if (whole === undefined || at === undefined) return [];
      if (withoutTags(main.slice(0, at)).replace(/\s+/g, ' ').slice(-reach).toLowerCase().includes(whole)) return [];
      return [
        {
          offset: start + at,
          found: `“${short}”, not spelled out`,
          expected: 'its words where the page first has it',
          wayOut: `write ${whole} (${short})`,
        },
      ];
    });
  },
};

/** Where a page first has the word, outside its tags, scripts and styles. */
function placeOf(word: string, html: string): number | undefined {
  const places = html.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu'));
  const isWithin = (begin: string, end: string, at: number) => html.lastIndexOf(begin, at) > html.lastIndexOf(end, at);
  for (const { index } of places)
    if (!isWithin('<', '>', index) && !isWithin('<script', '</script>', index) && !isWithin('<style', '</style>', index)) return index;
  return undefined;
}

function withoutTags(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
}
