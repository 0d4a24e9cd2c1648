/**
 * How a page asks for its script: valid HTML, and all of it at once rather than one file after another.
 *
 * In the finished HTML, because no hook sees it earlier: Vite's `transformIndexHtml` is for pages that are files, and
 * vite-plugin-ssr puts its tag into each page after everything of ours has been said; its `injectFilter` leaves out the
 * scripts of pages that are HTML only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/paths.ts';
import { importsOf } from './chunks.ts';

/** The tag as the bundler writes it: `defer` is an error on a module, which waits for the document by itself. */
const scriptTag = /<script type="module" src="([^"]+)" defer><\/script>/;

/** Rewrites the script of every page built in `folder`, and names what it imports in the head. */
export function tidyRuntime(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8');
    const [tag, address = ''] = scriptTag.exec(html) ?? [];
    if (tag === undefined) throw new Error(`${file} has no script as the bundler writes it: ${scriptTag.source} expected.`);
    const [, ...imported] = importsOf(folder, address);
    const links = imported.map((file) => `<link rel="modulepreload" href="${file}"/>`);
    writeFileSync(
      join(folder, file),
      html.replace(tag, `<script type="module" src="${address}"></script>`).replace('</head>', `${links.join('')}</head>`),
    );
  }
}
