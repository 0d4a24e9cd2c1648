import type { Fixtures, GivenCode } from '../fixtures.ts';

const sheet = (declarations: string): GivenCode => ({ 'renderer/ui/a.css': `.a {\n  ${declarations}\n}\n` });
const component = (classes: string): GivenCode => ({ 'pages/a/a.page.server.tsx': `<p className="${classes}" />;` });

export default {
  good: [
    ...[
      'margin-inline-start: 1rem;',
      'padding: 1rem 2rem;',
      'inset: 0 0 auto;',
      'padding: 1px calc(2 * (1px + 2px)) 3px calc(2 * (1px + 2px));',
      'text-align: start;',
      'clip-path: inset(50%);',
      '/* A drawing at the left: 1rem. */',
      'border-top-width: 1px;',
    ].map(sheet),
    component('ms-4 pe-2 border-s-2 text-start inset-s-0'),
    { 'renderer/ui/a.tsx': '/** From left to right, or right-aligned. */\nconst chart = { left: 0, right: 640 };' },
    { 'scripts/a.css': '.a {\n  left: 0;\n}\n' },
  ],
  bad: [
    ...[
      ['margin-left: 1rem;', '“margin-left”'],
      ['scroll-padding-right: 1rem;', '“scroll-padding-right”'],
      ['border-left: 1px solid;', '“border-left”'],
      ['border-right-color: red;', '“border-right-color”'],
      ['border-top-left-radius: 1px;', '“border-top-left-radius”'],
      ['right: 0;', '“right”'],
      ['text-align: right;', '“text-align: right”'],
      ['float: left;', '“float: left”'],
      ['padding: 0 1px 2px 3px;', '“padding: 0 1px 2px 3px”'],
      ['inset: 50% auto auto 50%;', '“inset: 50% auto auto 50%”'],
      ['clip-path: inset(0 0 0 1rem);', '“inset(0 0 0 1rem'],
    ].map(([declaration = '', found = '']) => [sheet(declaration), { found, where: 'renderer/ui/a.css', line: 2 }] as const),
    ...[
      ['mt-2 ml-4', '“ml-4”'],
      ['lg:-mr-2', '“mr-2”'],
      ['pl-gutter', '“pl-g”'],
      ['right-0', '“right-0”'],
      ['border-l-2', '“border-l”'],
      ['max-sm:text-left', '“text-left”'],
      ['rounded-tl', '“rounded-tl”'],
    ].map(([classes = '', found = '']) => [component(classes), { found }] as const),
  ],
} satisfies Fixtures<GivenCode>;
