/** A date says to machines what it says to people. */
import { isDay } from '../../../lib/day.ts';
import type { InText, PageRule } from '../../rule.ts';

export const times: PageRule = {
  name: 'times',
  looksAt: 'page',
  explain: `A <time> whose datetime is no day, or another one than its words: search engines and feed readers take the one, visitors read the other.

  <time datetime="2020-01-03">3 février 2026</time>   found:   2020-01-03 for “3 février 2026”
                                                      way out: <LongDate>, which writes both from one fact`,
  check({ tags }) {
    return tags
      .filter(({ name }) => name === 'time')
      .flatMap(({ attributes, text, offset }): InText[] => {
        const value = attributes['datetime'] ?? '';
        const numbers: readonly string[] = text.match(/\d+/g) ?? [];
        const [year = '', , date = ''] = value.split(/[-T]/);
        if (isDay(value.slice(0, 10)) && numbers.includes(String(Number(date))) && numbers.includes(year)) return [];
        return [
          {
            offset,
            found: `${value || 'no datetime'} for “${text}”`,
            expected: 'the day that its words say, as 2026-11-22',
            wayOut: 'show it by <LongDate>, which writes both from one fact of the schema',
          },
        ];
      });
  },
};
