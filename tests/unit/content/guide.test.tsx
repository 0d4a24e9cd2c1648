/** The sections of a guide, with their worked example and the link to the scoring tool. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { href, link } from '../../../generated/links.ts';
import { kinds } from '../../../generated/pages.ts';
import { GuideSections } from '../../../pages/guide/guide-sections.tsx';
import { LocaleProvider, PageProvider } from '../../../renderer/page.tsx';
import type { Block } from '../../../schema/language/inline.ts';

const paragraph = (words: string): Block<string> => ({ kind: 'paragraph', content: [words] });
const place = (name: string): Block<string> => ({ kind: 'place', place: name });

const render = (props: Omit<Parameters<typeof GuideSections>[0], 'actions'>) =>
  parse(
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <PageProvider page={kinds.guide[0]}>
          <GuideSections actions={{ area: ['act'] }} {...props} />
        </PageProvider>
      </LocaleProvider>,
    ),
  );

test('an example stands where the text places it, and after the section otherwise', () => {
  const sections = [
    { id: 'area', title: 'Area', text: [paragraph('one'), place('example area'), paragraph('two')] },
    { id: 'rent', title: 'Rent', text: [paragraph('three')] },
  ];
  const places = { 'example area': <figure>map</figure>, 'example rent': <figure>sum</figure> };
  const markup = render({ sections, places, tool: undefined });
  const elements = markup.querySelectorAll('p, figure, li');
  const shown = elements.map(({ textContent }) => textContent).filter((words) => /^(one|two|three|map|sum|act)$/.test(words));
  expect(shown).toEqual(['one', 'map', 'two', 'act', 'three', 'sum']);
  expect(markup.querySelector('#rent figure')).toBeNull();
});

test('the link to the scoring tool follows its section', () => {
  const sections = ['area', 'rent'].map((id) => ({ id, title: id, text: [paragraph(id)] }));
  const markup = render({ sections, places: {}, tool: { after: 'area', title: 'Compare', text: 'Two sites.' } });
  const tool = markup.querySelector('aside');
  expect(tool?.querySelector('a')?.getAttribute('href')).toBe(href(link('locationScoring'), 'en'));
  expect(tool?.previousElementSibling?.id).toBe('area');
  expect(tool?.nextElementSibling?.id).toBe('rent');
});
