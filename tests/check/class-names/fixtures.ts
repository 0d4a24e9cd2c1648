import type { Fixtures, GivenSite } from '../fixtures.ts';

const files = { '/assets/main.css': '.card{margin:.5rem}.sm\\:mx-0{}.-mx-\\[30\\%\\]{}.\\32 col:hover>p{}' };

export default {
  good: [
    { pages: { '/': '<p class="card sm:mx-0"></p><p class=-mx-[30%]></p><p class="2col"></p>' }, files },
    // A page with an inline style sheet.
    { pages: { '/': '<style>@media (width<48rem){.own{color:red}}</style><p class="own card"></p><script>"<p class=x>"</script>' }, files },
  ],
  bad: [
    [
      { pages: { '/': '<p class="card crad"></p>', '/contact': '<p class="crad"></p>' }, files },
      { where: 'dist/client/index.html', line: 2, column: 1, page: 'home', locale: 'fr', found: 'the class crad without a style' },
    ],
    [{ pages: { '/': '<ul><li class=text-ink-sofd></ul>' }, files }, { found: 'text-ink-sofd' }],
  ],
} satisfies Fixtures<GivenSite>;
