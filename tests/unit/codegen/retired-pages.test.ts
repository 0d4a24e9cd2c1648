/** The words of a page that leaves the schema, and comes back, and leaves again. */
import { expect, test } from 'vitest';
import { generateMessages } from '../../../scripts/codegen/messages/generate.ts';
import type { Json } from '../../../scripts/codegen/messages/json.ts';
import { forCases } from '../random.ts';
import { randomContent, randomEdits, textsIn } from './random-content.ts';

const ids = ['about', 'contact', 'home'];
const site = { locales: ['en', 'fr'], defaultLocale: 'fr', origin: '', pages: [], redirects: [], placeholders: new Set<string>() };

test('pages come and go without a text lost in either language', () => {
  let texts = 0;
  const newText = () => `text ${++texts}`;
  forCases(60, (random) => {
    let files: Readonly<Record<string, string>> = {};
    for (let step = 1; step <= 6; step++) {
      const live = random.shuffle(ids).slice(0, 1 + random.below(ids.length));
      const bundles = live.map((id) => ({ id, typeName: id, content: randomContent(random), renamedKeys: {} }));
      const edited = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, path.includes('_retired') ? text : edit(text)]));

      const result = generateMessages({ ...site, bundles }, edited);

      expect(result.wrong).toEqual([]);
      for (const locale of site.locales) expect(textsOf(result.files, locale), `step ${step}`).toEqual(textsOf(edited, locale));
      files = result.files;

      function edit(text: string): string {
        return JSON.stringify(randomEdits(random, JSON.parse(text) as Json, newText));
      }
    }
  });
  expect(texts).toBeGreaterThan(0);
});

function textsOf(files: Readonly<Record<string, string>>, locale: string): string[] {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`generated/messages/${locale}/`));
  return own.flatMap(([, text]) => textsIn(JSON.parse(text) as Json)).sort();
}
