import type { Fixtures, GivenSite } from '../fixtures.ts';

const path = '/assets/drawings/street.svg';
const drawing = (text: string): GivenSite => ({ pages: {}, files: { [path]: text } });
const whole = (inside: string) => drawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`);

export default {
  good: [
    whole('<g fill="url(#a)"><path d="M0 0"/><use href="#b"></use></g><text>1</text>'),
    { pages: {}, files: { '/icon.svg': '<svg><text>Trame</text></svg>' } },
  ],
  bad: [
    [whole('<script>go()</script>'), { found: '<script>', where: `dist/client${path}` }],
    [
      { pages: {}, files: { '/assets/pictures/a1/plan.svg': '<svg viewBox="0 0 1 1"><style>path{fill:red}</style></svg>' } },
      {
        found: '<style>',
        wayOut: 'Correct the source in renderer/pictures. Write words as labels of the page.',
      },
    ],
    [whole('<path onclick="go()"/>'), { found: 'onclick="go()"' }],
    [whole('<text>Zone primaire</text>'), { found: 'the words “Zone primaire”' }],
    [whole('<path fill="url(https://cdn.example/a.svg#b)"/>'), { found: 'fill="url(https://cdn.example' }],
    [drawing('<svg><path/></svg>'), { found: 'no <svg> with a viewBox' }],
    [drawing('<svg viewBox="0 0 1 1"><g><path/></svg>'), { found: 'an unclosed <g>' }],
    [drawing(''), { found: 'no element' }, { found: 'no <svg>' }],
  ],
} satisfies Fixtures<GivenSite>;
