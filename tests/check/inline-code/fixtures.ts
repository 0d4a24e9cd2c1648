import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (html: string): GivenPage => ({ html });

export default {
  good: ['<p class="wide">A</p><a href="/contact">B</a>', '<script src="/a.js"></script>', '<svg stroke-width="2"></svg>'].map(page),
  bad: [
    [page('<p style="color: red">A</p>'), { found: 'style="color: red"', line: 2, column: 1 }],
    [page('<svg><path style="fill: red"></path></svg>'), { found: 'style="fill: red"' }],
    [page('<button onclick="go()">A</button>'), { found: 'onclick="go()"' }],
    [page('<p onmouseover="go()">A</p>'), { found: 'onmouseover="go()"' }],
    [page('<a href="javascript:void(0)">A</a>'), { found: 'href="javascript:void(0)"' }],
    [page('<iframe srcdoc="<p>A</p>"></iframe>'), { found: 'srcdoc=' }],
  ],
} satisfies Fixtures<GivenPage>;
