/** The icons have the colours of the tokens, and the manifest names them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readPalettes } from '../../../scripts/build/drawings.ts';
import { writeIcons } from '../../../scripts/build/icons.ts';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('icon.svg and favicon.ico are made of the accent and of paper', async () => {
  await writeIcons(folder);
  const { own } = readPalettes();
  const [accent = '', paper = ''] = [own.get('accent'), own.get('paper')];

  const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
  expect(svg).toMatch(/^<svg /);
  expect(svg.match(/#[0-9a-f]{6}/g)).toEqual([accent, paper]);
  expect(svg).not.toContain('class=');

  const ico = readFileSync(join(folder, 'favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(14)]).toEqual([1, 1, ico.length - 22]);
  const { data, info } = await sharp(ico.subarray(ico.readUInt32LE(18)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  expect([info.width, info.height, info.channels]).toEqual([32, 32, 3]);
  expect([pixel(0, 0), pixel(8, 8)]).toEqual([accent, paper]);
  expect(pixel(6, 8)).not.toBe(paper);
});

test('the manifest names icons of the sizes it declares', async () => {
  await writeIcons(folder);
  const { icons } = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
