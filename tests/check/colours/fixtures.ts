import type { Fixtures, GivenCode } from '../fixtures.ts';

const tokens: GivenCode = { 'renderer/styles/tokens.css': '@theme {\n  --color-paper: #f7f2e8;\n  --color-ink: #1c1a17;\n}\n' };

export default {
  good: [
    { ...tokens, 'renderer/styles/a.css': '.a {\n  color: var(--color-ink, #1c1a17);\n}\n#top {\n}\n' },
    { ...tokens, 'renderer/document/head.tsx': '<meta name="theme-color" content="#f7f2e8" />;' },
    { ...tokens, 'pages/home/a.tsx': 'import { link } from \'#generated/links.ts\';\n// As told in #123.\n<a href="#cafe-1">{place}</a>;' },
    { ...tokens, 'scripts/a.ts': "const colour = '#777777';" },
  ],
  bad: [
    [
      { ...tokens, 'renderer/styles/a.css': '.a {\n  color: #777;\n}\n' },
      { where: 'renderer/styles/a.css', line: 2, column: 10, found: '#777, a colour of its own' },
    ],
    [{ ...tokens, 'pages/home/a.tsx': '<p className="mt-2 text-[#777777]" />;' }, { found: '#777777' }],
    [{ ...tokens, 'pages/home/a.tsx': "<p style={{ color: 'rgb(1 2 3 / 50%)' }} />;" }, { found: 'rgb(1 2 3 / 50%)' }],
    [{ ...tokens, 'renderer/drawings/a.tsx': '<path fill="#C23018" />;' }, { found: '#C23018' }],
    [
      { ...tokens, 'renderer/styles/a.css': '.a { background: linear-gradient(oklch(0.7 0.1 30), var(--color-ink)); }' },
      { found: 'oklch(' },
    ],
    // What was equal to a token is told once that has changed.
    [
      { 'renderer/styles/tokens.css': '--color-paper: #ffffff;', 'renderer/document/head.tsx': '<meta content="#f7f2e8" />;' },
      { found: '#f7f2e8' },
    ],
  ],
} satisfies Fixtures<GivenCode>;
