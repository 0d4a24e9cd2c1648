/** Documents in fewer bytes: what is left out goes without saying, and nothing else is. */
import { expect, test } from 'vitest';
import { terse } from '#scripts/build/terse.ts';

test.each([
  ['names of attributes', '<meta charSet="utf-8"/><input autoComplete="off"/>', '<meta charset="utf-8"/><input autocomplete="off"/>'],
  [
    'empty values',
    '<input required="" minLength="2"/><img alt="" src="/a.svg"/>',
    '<input required minlength="2"/><img alt src="/a.svg"/>',
  ],
  [
    'ends of shapes',
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path><text>a</text></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/><text>a</text></svg>',
  ],
])('%s', (_, long, short) => {
  expect(terse(long)).toBe(short);
});

test.each([
  ['what looks like an attribute in a value', '<meta content="a fooBar=&quot;&quot; b"/>'],
  ['the end of an item and of a paragraph', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'],
  ['attributes of drawings', '<svg viewBox="0 0 1 1" preserveAspectRatio=""><g></g></svg>'],
  ['scripts and styles', '<script>a("<li></li><li fooBar=\\"\\">")</script><style>a:after{content:"<p></p><p>"}</style>'],
])('%s stays', (_, html) => {
  expect(terse(html)).toBe(html);
});
