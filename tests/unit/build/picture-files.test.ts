/** Pages get the hashed addresses of their pictures, whose files are made once. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PictureFile, pictureAddress } from '../../../schema/site/picture-files.ts';
import { pictureFiles } from '../../../scripts/build/pictures.ts';
import { filesBelow } from '../../../scripts/lib/paths.ts';
import { photo } from '../../support/photo.ts';

let root: string;
const folders = () => ({ sources: join(root, 'sources'), cache: join(root, 'cache') });
const build = (html: string, target = 'site') => pictureFiles(join(root, target), folders())(html);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'sources/people'), { recursive: true });
  writeFileSync(join(root, 'sources/people/martin.jpg'), await photo(600, 800).jpeg().toBuffer());
});
afterEach(() => rmSync(root, { recursive: true }));

const address = (format: PictureFile['format'], file = 'people/martin.jpg', x = 0.5) =>
  pictureAddress({ file, place: 'portrait', focus: [x, 0.5], width: 256, format });

test('each address of a page leads to a file, and addresses of pages stay', async () => {
  const html = await build(`<source srcset="${address('avif')} 256w"><img src="${address('fallback')}"><a href="/pictures/portrait">`);
  const [, avif = '', jpeg = ''] = /^<source srcset="(\S+) 256w"><img src="(\S+)"><a href="\/pictures\/portrait">$/.exec(html) ?? [];
  expect(avif).toMatch(/^\/assets\/pictures\/[\w-]{12}\/martin-256\.avif$/);
  expect(jpeg).toBe(avif.replace('.avif', '.jpg'));
  expect(filesBelow(join(root, 'site'))).toEqual(expect.arrayContaining([avif.slice(1), jpeg.slice(1)]));
});

test('an unchanged picture is not made again; another source or focus is another picture', async () => {
  const first = await build(address('webp'));
  const [cached = ''] = readdirSync(folders().cache);
  writeFileSync(join(folders().cache, cached, 'martin-256.webp'), 'from the cache');
  expect(await build(address('webp'), 'next')).toBe(first);
  expect(readFileSync(join(root, 'next', first), 'utf8')).toBe('from the cache');

  expect(await build(address('webp', 'people/martin.jpg', 0.2))).not.toBe(first);
  writeFileSync(join(root, 'sources/people/martin.jpg'), await photo(800, 800).jpeg().toBuffer());
  expect(await build(address('webp'))).not.toBe(first);
});

test('a refused picture leaves nothing in the cache', async () => {
  writeFileSync(join(root, 'sources/broken.jpg'), 'no image');
  await expect(build(address('avif', 'broken.jpg'))).rejects.toThrow('renderer/pictures/broken.jpg');
  expect(filesBelow(folders().cache)).toEqual([]);
});

test('an SVG has attributes in place of styles; a malformed one is refused', async () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5">${inside}</svg>`;
  writeFileSync(join(root, 'sources/plan.svg'), svg('<style>.a{fill:#c23018}</style><path class="a" d="M0 0h4v5z"/>'));
  writeFileSync(join(root, 'sources/broken.svg'), svg('<g>'));
  const text = readFileSync(join(root, 'site', await build(address('svg', 'plan.svg'))), 'utf8');
  expect(text).toContain('viewBox="0 0 4 5"');
  expect(text).toContain('fill="#c23018"');
  expect(text).not.toMatch(/style|class/);
  await expect(build(address('svg', 'broken.svg'))).rejects.toThrow('renderer/pictures/broken.svg, which cannot be read');
});
