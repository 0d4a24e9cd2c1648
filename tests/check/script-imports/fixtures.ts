import type { Fixtures, GivenSite } from '../fixtures.ts';

const script = (text: string, others: readonly string[] = []): GivenSite => ({
  pages: {},
  files: { '/assets/chunks/a.js': text, ...Object.fromEntries(others.map((path) => [path, 'x'])) },
});

export default {
  good: [
    script('import{a}from"./b.js";import("../entries/c.js")', ['/assets/chunks/b.js', '/assets/entries/c.js']),
    script('const m=["assets/chunks/b.js"];new Worker("/assets/w.js")', ['/assets/chunks/b.js', '/assets/w.js']),
    script('throw new Error("see react-dom.js")'),
  ],
  bad: [
    [script('import("./b.js")'), { found: './b.js, which is not there', where: 'dist/client/assets/chunks/a.js' }],
    [script('import"../entries/c.js";const m=["assets/chunks/b.js"]'), { found: '../entries/c.js' }, { found: 'assets/chunks/b.js' }],
    [script('new Worker("/assets/w-1.js")'), { found: '/assets/w-1.js' }],
  ],
} satisfies Fixtures<GivenSite>;
