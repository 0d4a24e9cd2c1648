/** Our home page made with Astro and no framework, from what the built site holds: its texts, drawings and faces. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { fileOf } from '../../lib/client-folder.ts';
import { UsageError } from '../../lib/command.ts';
import { readHeaders } from '../../serve/host-headers.ts';
import { type HandWritten, handWritten } from './hand-written.ts';
import { installPeer } from './install.ts';

/** Files that are kept as the hosts of such sites are told to; the rest for five minutes, as ours. */
const keptForGood = ['/_astro/*', '/faces/*', '/drawings/*'];

/** Those of our headers that say how our own page is made. */
const ownHeaders = ['Cache-Control', 'Content-Security-Policy', 'Speculation-Rules'];

/** Builds it from the site in `client`, with the page at `next` beside the home page; answers the folder it was built to. */
export function buildAstroHome(client: string, next: string): string {
  const folder = installPeer('astro-home');
  const open = (path: string) => parse(readFileSync(join(client, fileOf(path)), 'utf8'));
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  const home = open('/');
  const form = handWritten(formOf(home) ?? formOf(open('/contact')));
  const pages = ['/', next].map((path) =>
    pageOf(client, folder, path, open(path), `<form action="/functions/v1/send-contact-email" method="post">${form.html}</form>`),
  );
  write(join(folder, 'src/content/pages.json'), JSON.stringify({ pages }));
  write(join(folder, 'src/content/faces.css'), facesOf(client, folder, home));
  write(join(folder, 'public/_headers'), headersOf(client));
  copyFileSync(join(client, 'icon.svg'), join(folder, 'public/icon.svg'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'node_modules/astro/astro.js'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new UsageError(`${stdout}${stderr}\nThe page made with Astro (scripts/bench/peers/astro-home) does not build.`);
  return join(folder, 'dist');
}

/** What it is sent with: what protects our visitors protects its own. The opener policy alone has the browser start a process for the page. */
function headersOf(client: string): string {
  const ours = [...readHeaders(client)('/')].filter(([name]) => !ownHeaders.includes(name));
  return [
    '/*',
    ...ours.map(([name, value]) => `  ${name}: ${value}`),
    ...keptForGood.flatMap((path) => [path, '  Cache-Control: public, max-age=31536000, immutable']),
    '',
  ].join('\n');
}

const formOf = (document: HTMLElement) => document.querySelector('dialog form, [role=dialog] form, main form');

/** What its component is given. */
function pageOf(client: string, folder: string, path: string, document: HTMLElement, form: string) {
  const contact = document.querySelector('.contact-button');
  const rewritten = [handWritten(document.querySelector('main')), handWritten(withoutContact(document.querySelector('footer')))] as const;
  for (const [address, text] of rewritten.flatMap(({ files }) => [...files])) write(join(folder, 'public', address), text);
  const [main, footer] = rewritten.map((part) => withImages(client, folder, part));
  return {
    path,
    lang: document.querySelector('html')?.getAttribute('lang'),
    title: document.querySelector('title')?.text,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    brand: document.querySelector('header .brand')?.text.trim(),
    groups: groupsOf(document),
    main,
    footer,
    contact: { href: contact?.getAttribute('href'), name: contact?.getAttribute('aria-label') ?? contact?.text.trim(), form },
  };
}

/** The menu: each group with its title, the first without one. */
function groupsOf(document: HTMLElement) {
  return document.querySelectorAll('header details nav > *').map((group) => ({
    title: group.querySelector('p, h2, h3')?.text.trim() ?? '',
    links: group.querySelectorAll('a').map((link) => ({ href: link.getAttribute('href'), text: link.text.trim() })),
  }));
}

function withoutContact(footer: HTMLElement | null): HTMLElement | null {
  const copy = footer && parse(footer.outerHTML).querySelector('footer');
  for (const button of copy?.querySelectorAll('.contact-button') ?? []) button.remove();
  return copy;
}

/** Brings the images that our pages have as files along. */
function withImages(client: string, folder: string, { html }: HandWritten): string {
  return html.replace(/ src="\/([^"]+)"/g, (whole, path: string) => {
    const from = join(client, path);
    if (!existsSync(from)) return whole;
    const to = `drawings/${path.split('/').at(-1)}`;
    mkdirSync(join(folder, 'public/drawings'), { recursive: true });
    copyFileSync(from, join(folder, 'public', to));
    return ` src="/${to}"`;
  });
}

/** Our faces and those that stand in for them, and the two lists of families: that of headings begins with Newsreader. */
function facesOf(client: string, folder: string, document: HTMLElement): string {
  const linked = document
    .querySelectorAll('link[rel~=stylesheet]')
    .map((link) => readFileSync(join(client, link.getAttribute('href') ?? ''), 'utf8'));
  const css = [...document.querySelectorAll('style').map((style) => style.rawText), ...linked].join('\n');
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) =>
    face.replace(/url\(["']?\/?([^"')]+)["']?\)/g, (_, path: string) => {
      const name = path.split('/').at(-1) ?? '';
      mkdirSync(join(folder, 'public/faces'), { recursive: true });
      copyFileSync(join(client, path), join(folder, 'public/faces', name));
      return `url(/faces/${name})`;
    }),
  );
  if (faces.length === 0)
    throw new UsageError(`No @font-face in what ${client}/index.html links or holds; those of the site expected. Run npm run build.`);
  const families = [...new Set(faces.map((face) => /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1]?.trim() ?? ''))];
  const list = (isDisplay: boolean) =>
    families.filter((family) => family.startsWith('Newsreader') === isDisplay).map((family) => `"${family}"`);
  return `${faces.join('')}:root{--display:${[...list(true), 'serif'].join()};--text:${[...list(false), 'sans-serif'].join()}}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
