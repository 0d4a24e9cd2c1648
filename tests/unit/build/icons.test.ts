/** The icons and the preview image have the colours of the tokens. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { socialImage } from '../../../renderer/document/structured-data.tsx';
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

test('the preview image has the declared size, with a drawing on paper', async () => {
  const image = sharp(join(folder, socialImage.path));
  const { width, height } = await image.metadata();
  expect([width, height].map(String)).toEqual([socialImage.width, socialImage.height]);
  const [red, green, blue] = await image.clone().extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
  expect(`#${Buffer.from([red ?? 0, green ?? 0, blue ?? 0]).toString('hex')}`).toBe(readPalettes().own.get('paper'));
  const drawn = await image.extract({ left: 0, top: 315, width: 1200, height: 315 }).stats();
  expect(Math.min(...drawn.channels.map(({ min }) => min))).toBeLessThan(60);
});
