/** Adds to rendered pages the files that the bundler made for the browser: style sheets and the script. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { memoizePerText } from '../lib/maps.ts';
import { chunkOf, filesNamedBy, importsOf } from './chunks.ts';
import type { RenderedPage } from './render.ts';

/** The script that every page runs. */
const runtime = 'renderer/_default.page.client.ts';

/** The server module that renders every page, and imports the style sheet of the whole site. */
const hooks = 'renderer/_default.page.server.tsx';

/** The script behind a link in the body. Firefox paints elements below such a link without styles, but lets scripts wait for it. */
export const pause = ';';

/** Completes the pages in `folder`. Calls `isWhole` with each finished file. */
export function completePages(folder: string, pages: readonly RenderedPage[], isWhole: (file: string) => void = () => {}): void {
  const completePage = memoizePerText((module) => completionOf(folder, module));
  for (const { file, module } of pages) {
    const path = join(folder, file);
    writeFileSync(path, completePage(module)(readFileSync(path, 'utf8')));
    isWhole(file);
  }
}

/**
 * A function that adds the files of `module`, the server module of a page. The head gets the imports of the script, so that the
 * browser fetches them early; fonts are not preloaded, because text would wait for them on a slow line. Style sheets are linked
 * behind the first section: browsers paint all above a link at once, with the sheet in the head (renderer/styles/first-view.css).
 */
export function completionOf(folder: string, module: string): (html: string) => string {
  const sheets = [...new Set([hooks, module].flatMap((each) => filesNamedBy(folder, each)))].filter((file) => file.endsWith('.css'));
  const script = chunkOf(folder, runtime);
  if (script === undefined) throw new Error(`no chunk of ${runtime} in the bundle of the browser`);
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
  const preloads = importsOf(folder, script)
    .slice(1)
    .map((href) => `<link rel="modulepreload" href="${href}"/>`)
    .join('');
  return (html) => {
    const head = html.indexOf('</head>');
    const body = html.lastIndexOf('</body>');
    if (head < 0 || body < head) throw new Error('a document without <head> or <body>');
    const fold = parse(html).querySelector('#content > :first-child')?.range[1];
    const [inHead, inBody] = fold === undefined ? [links, ''] : ['', `${links}<script>${pause}</script>`];
    return [
      html.slice(0, head),
      preloads,
      inHead,
      html.slice(head, fold ?? head),
      inBody,
      html.slice(fold ?? head, body),
      `<script type="module" src="${script}"></script>`,
      html.slice(body),
    ].join('');
  };
}
