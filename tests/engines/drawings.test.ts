/** Each built drawing looks like its source with `drawing.css`, in every look. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DrawingName, drawingAddress, looks, sizes } from '#renderer/drawings/drawing.ts';
import { earlierAssets } from '#scripts/lib/kept-assets.ts';
import { filesBelow } from '#scripts/lib/paths.ts';
import { findChromium, rootArgs } from '../../scripts/lib/browsers.ts';
import { clientFolder } from '../../scripts/lib/site-paths.ts';
import { isSoaking } from '../support/soak.ts';
import { openSite, type Site } from './site.ts';

/** CSS pixels per unit of a drawing. Sizes must be whole pixels: browsers round the size of an image, but not of inline SVG. */
const scale = 0.5;
/** Side of the squares that are compared, in pixels. */
const tile = 16;
/** Allowed mean difference of a tile, of 255. Edges a hundredth of a unit apart stay below; a missing line exceeds this. */
const tolerance = 4;

const drawings = Object.keys(sizes) as DrawingName[];
const earlier = earlierAssets(clientFolder);
const built = filesBelow(join(clientFolder, 'assets/drawings')).filter((file) => !earlier.has(`assets/drawings/${file}`));

/** Styles of the sources: the colours of a drawing opened on its own, and the rules for forced colours of a page. */
const ownColours = readFileSync('renderer/drawings/drawing.css', 'utf8');
const tokens = readFileSync('renderer/styles/tokens.css', 'utf8');
const styles = `${ownColours} svg, img { display: block; width: 100%; height: auto } ${tokens.slice(tokens.indexOf('@media (forced-colors'))}`;

let browser: Browser;
let site: Site;
/** A blank page in which pictures are compared: the content security policy of the site forbids `data:` images. */
let comparison: Page;

beforeAll(async () => {
  const program = findChromium();
  [browser, site] = await Promise.all([chromium.launch({ args: [...rootArgs], ...(program && { executablePath: program }) }), openSite()]);
  comparison = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('each drawing has one file per look, the icons have one, and there are no other files', () => {
  const found = built.filter((file) => file.endsWith('.svg')).map((file) => `/drawings/${basename(file)}`);
  const expected = drawings.flatMap((name) => looks.map((look) => drawingAddress(name, look)));
  expect(found.sort()).toEqual([...expected, '/drawings/icons.svg'].sort());
});

test.each(drawings)('%s has its declared size', (name) => {
  const { width, height } = sizes[name];
  expect(sourceOf(name)).toContain(` viewBox="0 0 ${width} ${height}">`);
});

test('sources have the colours of the site', () => {
  const colours = ownColours.match(/--color-[\w-]+: #[0-9a-f]{6};/g);
  expect(colours?.filter((colour) => !tokens.includes(colour))).toEqual([]);
});

test.each(looks)('the look “$suffix” matches the source', async (look) => {
  // Soaking compares every drawing in every look.
  const names = drawings.filter((_, index) => isSoaking || index % looks.length === looks.indexOf(look));
  const page = await browser.newPage({ viewport: { width: look.isPlain ? 575 : 600, height: 400 } });
  if (look.forced) await page.emulateMedia({ forcedColors: 'active', colorScheme: look.forced });
  await page.goto(`${site.origin}/mentions-legales`);
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, styles);
  const inline = await pictureOf(page, names, sourceOf);
  const files = await pictureOf(page, names, (name) => `<img class="drawing" src="${builtAddress(drawingAddress(name, look))}" alt="">`);
  const worst = await comparison.evaluate(differences, { pictures: [inline, files] as const, tile, names, heights: names.map(heightOf) });
  await page.close();
  expect(worst.map(({ name }) => name)).toEqual(names);
  expect(worst.filter(({ difference }) => difference > tolerance)).toEqual([]);
  // The pictures must not be empty.
  expect(worst.filter(({ ink }) => ink < 0.03)).toEqual([]);
});

/** Returns the source of a drawing without its `<style>`. */
function sourceOf(name: DrawingName): string {
  return readFileSync(`renderer/drawings/${name}.svg`, 'utf8').replace(/<style>.*<\/style>/, '');
}

function heightOf(name: DrawingName): number {
  return sizes[name].height * scale;
}

/** Renders drawings in a column on a page of the site. Returns a PNG as a `data:` URL. */
async function pictureOf(page: Page, names: readonly DrawingName[], draw: (name: DrawingName) => string): Promise<string> {
  const sheets = names.map((name) => ({ html: draw(name), width: sizes[name].width * scale, height: heightOf(name) }));
  await page.evaluate(async (all) => {
    document.body.replaceChildren(
      ...all.map(({ html, width, height }) => {
        const sheet = document.createElement('div');
        sheet.style.width = `${width}px`;
        sheet.style.height = `${height}px`;
        sheet.innerHTML = html;
        return sheet;
      }),
    );
    await Promise.all([...document.images].map((image) => image.decode()));
  }, sheets);
  return `data:image/png;base64,${(await page.screenshot({ fullPage: true })).toString('base64')}`;
}

/** Returns the path of the built file of a drawing. */
function builtAddress(address: string): string {
  const [, name] = /^\/drawings\/(.*)\.svg$/.exec(address) ?? [];
  const file = built.find((one) => one.endsWith(`/${name}.svg`));
  if (file === undefined) throw new Error(`${address} is not in ${clientFolder}/assets/drawings. Run npm run build.`);
  return `/assets/drawings/${file}`;
}

interface Compared {
  readonly pictures: readonly [string, string];
  readonly tile: number;
  readonly names: readonly string[];
  readonly heights: readonly number[];
}

/** Returns, for each drawing, the greatest mean difference of a tile and the share of drawn pixels. Runs in the browser. */
async function differences({ pictures, tile, names, heights }: Compared) {
  const [a, b] = (await Promise.all(
    pictures.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      return pen?.getImageData(0, 0, image.width, image.height);
    }),
  )) as [ImageData, ImageData];
  let top = 0;
  return names.map((name, index) => {
    const height = heights[index] ?? 0;
    const columns = Math.ceil(a.width / tile);
    const sums = new Float64Array(columns * Math.ceil(height / tile));
    let drawn = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < a.width; x++) {
        const at = ((top + y) * a.width + x) * 4;
        let difference = 0;
        for (let channel = at; channel < at + 3; channel++) difference += Math.abs((a.data[channel] ?? 0) - (b.data[channel] ?? 0)) / 3;
        const place = Math.floor(y / tile) * columns + Math.floor(x / tile);
        sums[place] = (sums[place] ?? 0) + difference;
        if (a.data[at] !== a.data[0] || a.data[at + 1] !== a.data[1]) drawn++;
      }
    }
    top += height;
    return { name, difference: Math.max(...sums) / tile ** 2, ink: drawn / (a.width * height) };
  });
}
