/** The icons have the colours of the tokens. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { afterAll, expect, test } from 'vitest';
import { readPalettes } from '../../../scripts/build/drawings.ts';
import { writeIcons } from '../../../scripts/build/icons.ts';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('icon.svg and favicon.ico are made of the accent and of paper', () => {
  writeIcons(folder);
  const { own } = readPalettes();
  const [accent = '', paper = ''] = [own.get('accent'), own.get('paper')];

  const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
  expect(svg).toMatch(/^<svg /);
  expect(svg.match(/#[0-9a-f]{6}/g)).toEqual([accent, paper]);
  expect(svg).not.toContain('class=');

  const ico = readFileSync(join(folder, 'favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(14)]).toEqual([1, 1, ico.length - 22]);
  const { width, height, data } = decode(ico.subarray(ico.readUInt32LE(18)));
  const pixel = (x: number, y: number) => `#${Buffer.from([...data].slice((y * width + x) * 3, (y * width + x) * 3 + 3)).toString('hex')}`;
  expect([width, height]).toEqual([32, 32]);
  expect([pixel(0, 0), pixel(8, 8)]).toEqual([accent, paper]);
  expect(pixel(6, 8)).not.toBe(paper);
});
