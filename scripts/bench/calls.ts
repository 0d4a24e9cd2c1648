/** Calls of the generated helpers, and a compiler configuration that checks them and nothing of our own pages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '../../schema/site.ts';
import { wayTo } from '../lib/paths.ts';
import { pageIds } from './project.ts';

/** Writes `count` calls to `root`, half link() in href(), half useContent(), spread over the first `pageCount` pages. */
export function writeCalls(root: string, count: number, pageCount: number): void {
  const ids = pageIds(pageCount);
  const lines = Array.from({ length: count }, (_, index) => {
    const id = ids[(index >> 1) % ids.length];
    const call = index % 2 === 0 ? `href(link('${id}', 'top'), '${localeCodes[0]}')` : `useContent('${id}').hero.title`;
    return `export const call${index}: () => string = () => ${call};`;
  });
  // Both helpers are there without a call too: what they take to load is no part of a call's cost.
  const helpers = "import { href, link } from '#generated/links.ts';\nimport { useContent } from '#renderer/page.tsx';\n";
  writeFileSync(join(root, 'calls.ts'), `${helpers}\nexport { href, link, useContent };\n${lines.join('\n')}\n`);

  const ours = wayTo('.', root);
  const configuration = {
    extends: `${ours}/tsconfig.json`,
    compilerOptions: {
      // What the project has of its own stands before ours, so that our renderer sees its pages.
      paths: { '#schema/*': ['./schema/*', `${ours}/schema/*`], '#generated/*': ['./generated/*'], '#renderer/*': [`${ours}/renderer/*`] },
    },
    include: ['calls.ts', 'generated/*.ts', `${ours}/renderer/vite-env.d.ts`],
    exclude: [],
  };
  writeFileSync(join(root, 'tsconfig.json'), `${JSON.stringify(configuration, null, 2)}\n`);
}
