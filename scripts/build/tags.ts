/** What the bundler has made of styles and scripts, named in the pages that want it: each at its place, and all at once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoizePerText } from '../lib/memoize.ts';
import { chunkOf, filesNamedBy, importsOf } from './chunks.ts';
import type { RenderedPage } from './render.ts';

/** The script that every page runs. */
const runtime = 'renderer/_default.page.client.ts';

/** The module of the server that every page is rendered by, whatever its component. */
const hooks = 'renderer/_default.page.server.tsx';

/** Puts them into pages that were written to `folder`. */
export function addTags(folder: string, pages: readonly RenderedPage[]): void {
  const tagsOfKind = memoizePerText((module: string) => tagsOf(folder, [module, hooks]));
  for (const { file, module } of pages) {
    const path = join(folder, file);
    writeFileSync(path, tagsOfKind(module)(readFileSync(path, 'utf8')));
  }
}

/**
 * A function that completes documents with the tags of what `modules` of the server name: style sheets first in the head,
 * what the script imports at its end, so that the browser fetches it at once, and the script at the end of the body. Fonts
 * are not asked for ahead: on a slow line the text would wait for them, and it has faces that take their room until then.
 */
function tagsOf(folder: string, modules: readonly string[]): (html: string) => string {
  const files = [...new Set(modules.flatMap((module) => filesNamedBy(folder, module)))];
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" type="text/css" href="${file}">`);
  const script = chunkOf(folder, runtime);
  if (script === undefined) throw new Error(`The bundler has made no script of ${runtime}.`);
  const imported = importsOf(folder, script).slice(1);
  const inHead = styles.join('');
  const atItsEnd = imported.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('');
  const inBody = `<script type="module" src="${script}"></script>`;
  return (html) => {
    const parts = /^(.*?<head>)(.*?)(<\/head>.*)(<\/body>.*)$/s.exec(html)?.slice(1);
    if (!parts) throw new Error('A document without a head or a body.');
    const [begin, head, body, end] = parts;
    return [begin, inHead, head, atItsEnd, body, inBody, end].join('');
  };
}
