/** Pictures for links to a page: their size, and words that the fonts have. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { socialImageFolder, socialImageSize } from '../../../schema/site/constants.ts';
import { makeSocialImage, socialImages } from '../../../scripts/build/social-images.tsx';

const folder = mkdtempSync(join(tmpdir(), 'social-'));
afterAll(() => rmSync(folder, { recursive: true }));

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><path fill="#00f" d="M0 0h400v300H0z"/></svg>';

test('a page gets a picture with its title, at the address that it names', async () => {
  writeFileSync(join(folder, 'plan.svg'), drawing);
  const path = `${socialImageFolder}fr/x.png`;
  const pageWith = (title: string) =>
    `<meta property="og:image" content="https://a.example${path}"><meta property="og:title" content="${title}"><meta property="og:site_name" content="Firme"><main id="content"><img class="drawing" src="/plan.svg"></main>`;
  const write = socialImages(folder, join(folder, 'cache'));
  await write(pageWith('Œuvre &amp; réseau'));
  const file = join(folder, path);
  const { width, height } = await sharp(file).metadata();
  expect({ width, height }).toEqual(socialImageSize);
  const before = readFileSync(file);
  await write(pageWith('Autre'));
  expect(readFileSync(file).equals(before)).toBe(false);
});

test('a title in letters that the fonts lack is left out', async () => {
  const picture = (title: string) => makeSocialImage({ title, firmName: 'Firme', drawing });
  expect((await picture('مرحبا')).equals(await picture('你好'))).toBe(true);
});
