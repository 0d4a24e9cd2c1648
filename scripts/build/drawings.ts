/**
 * Builds the image files of drawings from `renderer/drawings/*.svg`. The styles of a page and the system colours of a contrast theme do
 * not apply within an image, so each source gives six files: with all details or without (`-narrow`), in the site's colours or in
 * substitutes for the colours of a contrast theme (`-dark`, `-light`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { CustomPlugin, PluginConfig, XastElement } from 'svgo/browser';
import type { Plugin } from 'vite';
import { writeHashedFolder } from './hashed-files.ts';
import { serveMade } from './serve-made.ts';

const folder = 'renderer/drawings';
const sheet = 'renderer/styles/tokens.css';

/** Colours by the names that classes use: `ink` in `fill-ink`. */
export type Palette = ReadonlyMap<string, string>;

/** Substitutes for the system colours, from the contrast themes of Windows. */
const contrastThemes = {
  dark: { Canvas: '#000', CanvasText: '#fff', GrayText: '#3ff23f', LinkText: '#ff0' },
  light: { Canvas: '#fff', CanvasText: '#000', GrayText: '#600000', LinkText: '#00009f' },
} as const;

/** Writes all drawings to the site in `target`. Returns a function that puts their hashed addresses into the HTML of a page. */
export async function writeDrawings(target: string): Promise<(html: string) => string> {
  const texts = new Map<string, string>();
  for (const source of readdirSync(folder).filter((file) => file.endsWith('.svg')))
    for (const [address, text] of await filesOf(parse(source).name)) texts.set(address, text);
  const hashed = writeHashedFolder(target, texts);
  return (html) =>
    html.replace(/"(\/drawings\/[\w-]+\.svg)/g, (_, address: string) => {
      const found = hashed.get(address);
      if (found === undefined) throw new Error(`an image ${address} without a source in ${folder}`);
      return `"${found}`;
    });
}

/** Serves drawings under `npm run dev`, built at each request, and reloads pages when a source is saved. */
export const serveDrawings = (): Plugin => ({
  ...serveMade({
    name: 'drawings',
    type: 'image/svg+xml',
    isServed: (path) => path.startsWith('/drawings/'),
    async content(path) {
      const name = parse(path).name.replace(/(-dark|-light)?(-narrow)?$/, '');
      return existsSync(sourceOf(name)) ? (await filesOf(name)).get(path) : undefined;
    },
  }),
  handleHotUpdate({ file, server }) {
    if (file.endsWith('.svg')) server.ws.send({ type: 'full-reload' });
  },
});

/** Returns a drawing with all details, in the colours of the site, as SVG. */
export async function drawingText(name: string): Promise<string> {
  return (await filesOf(name)).get(`/drawings/${name}.svg`) ?? '';
}

const sourceOf = (name: string): string => join(folder, `${name}.svg`);

/** Returns the text of each file of a drawing, by the address in rendered pages: `/drawings/door-dark-narrow.svg`. */
async function filesOf(name: string): Promise<ReadonlyMap<string, string>> {
  // SVGO is large, and would delay the start of the development server.
  const { optimize } = await import('svgo/browser');
  const source = readFileSync(sourceOf(name), 'utf8');
  const files = new Map<string, string>();
  if (name === 'icons') {
    const { icon: names } = await import('../../schema/content/icons.ts');
    for (const icon of names.options)
      if (!source.includes(`id="${icon}"`))
        throw new Error(
          `${sourceOf(name)} has no icon "${icon}" of schema/content/icons.ts. Add <path id="${icon}"> to ${sourceOf(name)}.`,
        );
    return files.set('/drawings/icons.svg', optimize(source, { plugins: [...iconPlugins] }).data);
  }
  const { own, dark, light } = readPalettes();
  for (const width of ['', '-narrow']) {
    const { data } = optimize(source, { plugins: [classesAsAttributes(name, own, width === '-narrow'), ...drawingPlugins] });
    files.set(`/drawings/${name}${width}.svg`, data);
    files.set(`/drawings/${name}-dark${width}.svg`, recoloured(data, own, dark));
    files.set(`/drawings/${name}-light${width}.svg`, recoloured(data, own, light));
  }
  return files;
}

/** Reads the colours of the style sheet, and the substitutes for the system colours of its contrast theme. */
export function readPalettes(): Readonly<Record<'own' | keyof typeof contrastThemes, Palette>> {
  const [base = '', forced = ''] = readFileSync(sheet, 'utf8').split('@media (forced-colors: active)');
  const keywords = [...forced.matchAll(/--color-([\w-]+): (Canvas|CanvasText|GrayText|LinkText);/g)];
  const substitutes = (theme: keyof typeof contrastThemes) =>
    new Map(keywords.map(([, name = '', keyword]) => [name, contrastThemes[theme][keyword as 'Canvas']]));
  const own = new Map([...base.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]));
  return { own, dark: substitutes('dark'), light: substitutes('light') };
}

function recoloured(text: string, from: Palette, to: Palette): string {
  const names = new Map([...from].map(([name, colour]) => [colour, name]));
  return text.replace(/#[0-9a-f]{6}/g, (colour) => to.get(names.get(colour) ?? '') ?? colour);
}

/** Plugins without loss: no approximated curves. Merged paths would show overlaps; attributes of groups compress worse when moved. */
const drawingPlugins: readonly PluginConfig[] = [
  'removeComments',
  'removeStyleElement',
  'cleanupIds',
  'collapseGroups',
  {
    name: 'convertPathData',
    params: {
      floatPrecision: 2,
      makeArcs: { threshold: 0, tolerance: 0 },
      straightCurves: false,
      convertToQ: false,
      smartArcRounding: false,
      removeUseless: false,
    },
  },
  'convertTransform',
  'cleanupNumericValues',
  'removeUnknownsAndDefaults',
  'sortAttrs',
];

/** Icons keep their ids, which pages refer to, and lose their positions on the sheet. */
const iconPlugins: readonly PluginConfig[] = [
  'removeComments',
  { name: 'removeAttrs', params: { attrs: 'g:transform' } },
  'collapseGroups',
  'cleanupNumericValues',
  { name: 'convertPathData', params: { floatPrecision: 2 } },
];

/** Elements with a stroke. */
const shapes = new Set(['path', 'line', 'rect', 'circle', 'ellipse', 'polyline', 'polygon']);

/**
 * Converts the classes of `drawing.css` to attributes, and removes details of narrow files. Attributes, because the content policy also
 * forbids inline styles within images in Firefox. Throws for an unknown class.
 */
function classesAsAttributes(drawing: string, palette: Palette, isNarrow: boolean): CustomPlugin {
  return {
    name: 'classes-as-attributes',
    fn: () => ({
      element: {
        enter(element, parent) {
          const { class: classes, ...attributes } = element.attributes;
          const names = classes?.split(' ') ?? [];
          if (isNarrow && names.includes('detail')) parent.children = parent.children.filter((child) => child !== element);
          element.attributes = { ...attributes, ...penOf(element, parent.type === 'root', palette), ...coloursOf(drawing, names, palette) };
          if (names.includes('stroke-none')) delete element.attributes['vector-effect'];
        },
      },
    }),
  };
}

/** Returns the default stroke of the root, and a constant stroke width for shapes. */
function penOf({ name }: XastElement, isRoot: boolean, palette: Palette): Record<string, string> {
  if (shapes.has(name)) return { 'vector-effect': 'non-scaling-stroke' };
  if (!isRoot) return {};
  return { fill: 'none', stroke: palette.get('ink') ?? '', 'stroke-width': '1.25', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
}

function coloursOf(drawing: string, classes: readonly string[], palette: Palette): Record<string, string> {
  const colours = classes.flatMap((each) => {
    const [, attribute = '', colour = ''] = /^(fill|stroke)-([\w-]+)$/.exec(each) ?? [];
    const value = colour === 'none' ? 'none' : palette.get(colour);
    if (value === undefined && each !== 'detail')
      throw new Error(`${sourceOf(drawing)} has the unknown class "${each}": use fill-… or stroke-… with a colour of ${sheet}, or detail`);
    return value === undefined ? [] : [[attribute, value]];
  });
  return Object.fromEntries(colours);
}
