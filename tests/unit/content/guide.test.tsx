/** The sections of a guide, with the facts that their texts place. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kinds } from '../../../generated/pages.ts';
import { GuideSections } from '../../../pages/guide/guide-sections.tsx';
import { LocaleProvider, PageProvider } from '../../../renderer/page.tsx';
import type { Block } from '../../../schema/language/inline.ts';

const paragraph = (words: string): Block<string> => ({ kind: 'paragraph', content: [words] });
const place = (name: string): Block<string> => ({ kind: 'place', place: name });

test('a figure stands where the text places it, and after the section otherwise', () => {
  const sections = [
    { id: 'area', title: 'Area', text: [paragraph('one'), place('figure area'), paragraph('two')] },
    { id: 'rent', title: 'Rent', text: [paragraph('three')] },
  ];
  const places = { 'figure area': <figure>map</figure>, 'example rent': <figure>sum</figure> };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <PageProvider page={kinds.guide[0]}>
        <GuideSections sections={sections} actions={{ area: ['act'] }} places={places} />
      </PageProvider>
    </LocaleProvider>,
  );
  const elements = parse(markup).querySelectorAll('p, figure, li');
  const shown = elements.map(({ textContent }) => textContent).filter((words) => /^(one|two|three|map|sum|act)$/.test(words));
  expect(shown).toEqual(['one', 'map', 'two', 'act', 'three', 'sum']);
  expect(parse(markup).querySelector('#rent figure')).toBeNull();
});
