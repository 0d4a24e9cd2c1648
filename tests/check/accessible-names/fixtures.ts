import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (html: string): GivenPage => ({ html });

export default {
  good: [
    '<a href="/contact">Contact</a><a href="/"><img src="/a.png" alt="Home"></a><a>no link</a>',
    '<button aria-label="Close"><svg aria-hidden="true"></svg></button><a href="/"><svg role="img" aria-label="Home"></svg></a>',
    '<label for="mail">E-mail</label><input id="mail"><label>Name <input></label><input type="hidden"><input type="submit" value="Send">',
    '<nav aria-label="Pages"></nav><h2 id="t">Title</h2><div role="region" aria-labelledby="t"></div><iframe title="Tool"></iframe>',
    '<img src="/a.png" alt=""><p aria-hidden="true"><button></button></p>',
    '<table><caption>Costs</caption></table><figure><svg role="img" aria-label="Chart"></svg><figcaption>Sales</figcaption></figure>',
  ].map(page),
  bad: [
    [page('<a href="/contact"></a>'), { found: '<a> without a name', line: 2, column: 1 }],
    [page('<a href="/"><span aria-hidden="true">Home</span></a>'), { found: '<a> without a name' }],
    [page('<a href="/contact">→</a>'), { found: '<a> without a name' }],
    [page('<button><svg aria-hidden="true"><text>Close</text></svg></button>'), { found: '<button> without a name' }],
    [page('<input id="mail" placeholder="E-mail">'), { found: '<input> without a name', wayOut: 'a <label> for it' }],
    [page('<iframe src="/tool"></iframe>'), { found: '<iframe> without a name' }],
    [page('<nav><a href="/">Home</a></nav>'), { found: '<nav> without a name' }],
    [page('<div role="button"></div>'), { found: '<div> without a name' }],
    [page('<img src="/a.png">'), { found: 'an image without alt, /a.png' }],
    [page('<svg viewBox="0 0 1 1"></svg>'), { found: 'a drawing that is neither named nor hidden' }],
    [page('<svg role="img"></svg>'), { found: '<svg> without a name' }],
    [page('<table><tr><td>1</td></tr></table>'), { found: 'a table without a caption' }],
    [page('<figure><figcaption></figcaption></figure>'), { found: 'a figure without a caption' }],
  ],
} satisfies Fixtures<GivenPage>;
