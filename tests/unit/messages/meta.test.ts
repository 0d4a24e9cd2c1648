/** No two pages of a language look alike in a search result. */
import { describe, expect, test } from 'vitest';
import { type PageId, pages } from '../../../generated/pages.ts';
import { localeCodes } from '../../../schema/site.ts';
import { isObject } from '../../../scripts/codegen/messages/json.ts';
import { readMessages } from './words.ts';

const ids = Object.keys(pages) as PageId[];

describe.for(localeCodes)('in %s', (locale) => {
  test.for(['title', 'description', 'socialTitle', 'socialDescription'])('every page has a meta %s of its own', (key) => {
    const owners = new Map<string, string[]>();
    for (const id of ids) {
      const { meta } = readMessages(locale, id);
      const text = isObject(meta) ? String(meta[key]).trim().toLowerCase() : '';
      owners.set(text, [...(owners.get(text) ?? []), id]);
    }
    expect([...owners].filter(([, pagesOfText]) => pagesOfText.length > 1)).toEqual([]);
    expect(owners.size).toBe(ids.length);
  });
});
