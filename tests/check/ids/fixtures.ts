import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (html: string): GivenPage => ({ html });

export default {
  good: [
    '<label for="mail">E-mail</label><input id="mail" aria-describedby="hint why"><p id="hint"></p><p id="why"></p>',
    '<button aria-controls="menu">Menu</button><ul id="menu"></ul>',
  ].map(page),
  bad: [
    [page('<p id="a"></p><div id="a"></div>'), { found: 'a second element with id="a", <div>', column: 15 }],
    [page('<p id="a b"></p>'), { found: 'id="a b"' }],
    [page('<p id=""></p>'), { found: 'id=""' }],
    [page('<label for="mail">E-mail</label><input id="email">'), { found: 'for="mail", and no element with that id' }],
    [page('<section aria-labelledby="title"></section>'), { found: 'aria-labelledby="title"' }],
  ],
} satisfies Fixtures<GivenPage>;
