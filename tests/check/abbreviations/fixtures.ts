import type { Fixtures, GivenPage } from '../fixtures.ts';

export default {
  good: [
    { html: '<nav>DIP</nav><main><p>Le document d’information <em>précontractuelle</em> (DIP), puis le DIP.</p></main>' },
    { html: '<main><p>Le DIPLÔME</p><script>if (1 > 0) DIP</script></main><footer>BFR</footer>' },
    { html: '<main><p title="EBE">Bref</p><style>.DIP > p { margin: 0 }</style></main>' },
    { path: '/en', html: '<main><p>The disclosure document (DIP)</p><p>BFR</p></main>' },
  ],
  bad: [
    [
      { html: '<main><p>Le DIP</p></main>' },
      { found: '“DIP”, not spelled out', wayOut: 'write document d’information précontractuelle (DIP)', line: 2 },
    ],
    [{ html: '<main><p title="le DIP">Le DIP</p></main>' }, { found: '“DIP”', line: 2 }],
    [{ html: '<main><p>Le BFR, ou besoin en fonds de roulement</p><p>L’EBE</p></main>' }, { found: '“BFR”' }, { found: '“EBE”' }],
    [
      { path: '/en', html: '<main><p>The DIP</p></main>' },
      { found: '“DIP”', locale: 'en' },
    ],
  ],
} satisfies Fixtures<GivenPage>;
