/** What the bundler has made of styles and scripts for the pages of a kind, and its place in them. */
import { chunkOf, filesNamedBy, importsOf } from './chunks.ts';

/** The script that every page runs. */
const runtime = 'renderer/_default.page.client.ts';

/** The module of the server that every page is rendered by, whatever its component. */
const hooks = 'renderer/_default.page.server.tsx';

export interface Tags {
  /** Addresses of the style sheets that the bundler has made. */
  readonly sheets: readonly string[];
  /** The document whole: at the end of its head what the script imports, so that the browser fetches it at once, and `styles`; at that of its body the script. */
  complete(html: string, styles: string): string;
}

/**
 * The tags of the pages that `module` of the server renders, of the site in `folder`. Fonts are not asked for ahead: on a slow
 * line the text would wait for them, and it has faces that take their room until then.
 */
export function tagsOf(folder: string, module: string): Tags {
  const files = [...new Set([module, hooks].flatMap((each) => filesNamedBy(folder, each)))];
  const script = chunkOf(folder, runtime);
  if (script === undefined) throw new Error(`The bundler has made no script of ${runtime}.`);
  const imported = importsOf(folder, script).slice(1);
  const atItsEnd = imported.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('');
  const inBody = `<script type="module" src="${script}"></script>`;
  return {
    sheets: files.filter((file) => file.endsWith('.css')),
    complete(html, styles) {
      const head = html.indexOf('</head>');
      const body = html.lastIndexOf('</body>');
      if (head < 0 || body < head) throw new Error('A document without a head or a body.');
      // The styles come last: the first script, before them, waits for nothing.
      return [html.slice(0, head), atItsEnd, styles, html.slice(head, body), inBody, html.slice(body)].join('');
    },
  };
}
