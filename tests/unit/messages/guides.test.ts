/** Every guide is an article to read at one sitting, in either language. */
import { describe, expect, test } from 'vitest';
import { kinds } from '../../../generated/pages.ts';
import { localeCodes } from '../../../schema/site.ts';
import { isObject, type Json } from '../../../scripts/codegen/messages/json.ts';
import { countWords, readMessages } from './words.ts';

const guides = kinds.guide;

test('there is the hub and five guides', () => {
  expect(guides).toEqual(['budget', 'concept', 'location', 'organization', 'retail', 'strategy']);
});

describe.for(localeCodes)('in %s', (locale) => {
  test.for(guides)('%s has 900 to 1,300 words', (guide) => {
    const { hero, sections, figure, checklist } = readMessages(locale, guide);
    const { title, caption } = isObject(figure) ? figure : {};
    const words = [hero, sections, title, caption, checklist].reduce((sum: number, part: Json | undefined) => sum + countWords(part), 0);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1300);
  });
});
