/** Case studies: optional parts and figures of their pages, and links from the index. */
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { href, link } from '../../../generated/links.ts';
import { kinds, type PageOf, type pages } from '../../../generated/pages.ts';
import { Study } from '../../../pages/case-studies/case-studies.page.server.tsx';
import { type CaseContent, CaseText } from '../../../pages/case-study/case-text.tsx';
import { caseAfter, pageOfCase } from '../../../renderer/content/case-studies.ts';
import { keyFigureText } from '../../../renderer/content/key-figures.ts';
import { loadContent } from '../../../renderer/content/load.ts';
import { LocaleProvider, PageProvider } from '../../../renderer/page.tsx';
import type { Prose } from '../../../schema/language/inline.ts';

const [page] = kinds.caseStudy;
const words = loadContent('caseStudyPages', 'en');

const prose = (words: string): Prose => [{ kind: 'paragraph', content: [words] }];

const least: CaseContent = {
  story: {
    title: 'A title',
    summary: 'A summary',
    image: 'floor-plan',
    figures: ['pilotMonths', 'netMargin', 'networkRoi'],
    results: ['One', 'Two', 'Three'],
    testimonial: { quote: 'A quote', author: 'a role' },
  },
  facts: { details: [] },
  context: prose('A context'),
  demand: prose('A demand'),
  findings: [['A finding']],
  actions: [['An action']],
};

const whole: CaseContent = {
  ...least,
  facts: {
    client: 'Client Ltd',
    year: 2019,
    details: ['city', 'sector', 'size', 'duration'],
    quoted: 'Jane Doe',
    service: 'concept',
    related: link('home'),
  },
  details: { city: 'Lyon', sector: 'bakeries', size: '9 shops', duration: '7 months' },
};

const render = (element: React.ReactNode, on: keyof typeof pages = page) =>
  parse(
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <PageProvider page={on}>{element}</PageProvider>
      </LocaleProvider>,
    ),
  );

/** True for a drawing, its parts and its frame, which have no text. */
const isPicture = (element: HTMLElement) => element.querySelector('img') !== null || element.closest('picture') !== null;

describe('a page', () => {
  test('shows every optional part', () => {
    const html = render(<CaseText content={whole} />);
    expect(html.querySelectorAll('dl.flex > div').map((fact) => fact.childNodes.map((node) => node.textContent))).toEqual([
      [words.details.client, 'Client Ltd'],
      [words.details.sector, 'bakeries'],
      [words.details.city, 'Lyon'],
      [words.details.size, '9 shops'],
      [words.details.year, '2019'],
      [words.details.duration, '7 months'],
    ]);
    expect(html.textContent).toContain('Jane Doe, a role');
    expect(html.querySelectorAll('dl a').map((a) => a.getAttribute('href'))).toEqual([
      href(link('services', loadContent('services', 'en').services.id), 'en'),
      href(link('home'), 'en'),
    ]);
  });

  test('shows its main figure first, then each figure with what it counts', () => {
    const html = render(<CaseText content={least} />);
    const shown = least.story.figures.map((id) => keyFigureText(id, 'en'));
    expect(html.querySelectorAll('.key-figure').map((figure) => figure.firstChild?.textContent)).toEqual([shown[0]]);
    expect(html.querySelectorAll('li > p').map((line) => line.textContent)).toEqual(
      least.story.figures.flatMap((_, index) => [shown[index], least.story.results[index]]),
    );
  });

  test('shows no trace of an unknown part', () => {
    const html = render(<CaseText content={least} />);
    expect(html.querySelector('dl')).toBeNull();
    expect(html.querySelectorAll('dl a')).toEqual([]);
    expect(html.textContent).toContain('— a role');
    expect(html.textContent).not.toMatch(/undefined|null/);
    const empty = html.querySelectorAll('*').filter((element) => element.textContent.trim() === '' && !isPicture(element));
    expect(empty.map(String)).toEqual([]);
  });
});

test('the index links to the page of a case; a case without page has no link', () => {
  const [study] = loadContent('caseStudies', 'en').studies;
  if (!study) return;
  const own = pageOfCase(study.id);
  const linked = render(<Study study={study} page={own} />, 'caseStudies');
  expect(linked.querySelectorAll('a').map((a) => a.getAttribute('href'))).toEqual(own === undefined ? [] : [href(link(own), 'en')]);
  const alone = render(<Study study={study} page={undefined} />, 'caseStudies');
  expect(alone.querySelectorAll('a')).toEqual([]);
});

test('next cases lead through all pages and back', () => {
  const trail: PageOf<'caseStudy'>[] = [page];
  for (let next = caseAfter(page); next !== undefined && next !== page; next = caseAfter(next)) trail.push(next);
  expect([...trail].sort()).toEqual([...kinds.caseStudy].sort());
});
