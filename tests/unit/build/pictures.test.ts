/** Photographs as cameras and editors write them: the build makes upright files in sRGB without metadata, or refuses with a way out. */
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { uprightSize } from '../../../schema/site/picture-files.ts';
import { encodePicture } from '../../../scripts/build/picture-variants.ts';
import { type Corner, cornerAt, photo } from '../../support/photo.ts';

const corners: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];
const points = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;

/** A place with proportions, and the widths of its files. */
const portrait = { place: 'portrait', focus: [0.5, 0.5] } as const;
const portraitFiles = (ending: string) => ['avif', 'webp', ending].flatMap((each) => [`photo-256.${each}`, `photo-512.${each}`]);

const encode = async (source: Sharp, placed: Omit<Parameters<typeof encodePicture>[1], 'file'> = portrait) =>
  encodePicture(await source.toBuffer(), { file: 'photo.jpg', ...placed });

const shownCorners = (file: Buffer) => Promise.all(points.map(([x, y]) => cornerAt(file, x, y)));

const photographs: Readonly<Record<string, () => Sharp>> = {
  portrait: () => photo(800, 1000).jpeg(),
  landscape: () => photo(1600, 1000).jpeg(),
  'tagged with a position': () =>
    photo(800, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Anne Martin' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Paris</place></x:xmpmeta>'),
  'in CMYK': () => photo(800, 1000).toColourspace('cmyk').jpeg(),
  'in Display P3': () => photo(800, 1000).withIccProfile('p3').jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  'a PNG': () => photo(800, 1000).png(),
  'an AVIF': () => photo(800, 1000).avif({ effort: 0 }),
};

test.each(Object.entries(photographs))('%s: upright, cropped to its place, in sRGB, without metadata', async (_, make) => {
  const files = await encode(make());
  expect([...files.keys()].sort()).toEqual(portraitFiles('jpg').sort());
  for (const [name, file] of files) {
    const { width, height, space, exif, xmp, iptc, icc } = await sharp(file).metadata();
    expect({ width, height, space, exif, xmp, iptc, icc }, name).toEqual({
      width: name.includes('256') ? 256 : 512,
      height: name.includes('256') ? 320 : 640,
      space: 'srgb',
    });
    expect(await shownCorners(file), name).toEqual(corners);
  }
});

test('the photograph with a position has metadata', async () => {
  const { exif, xmp } = await sharp(await photographs['tagged with a position']?.().toBuffer()).metadata();
  expect([exif?.length, xmp?.length]).toEqual([expect.any(Number), expect.any(Number)]);
});

test('colours of Display P3 become those of sRGB', async () => {
  const colour = '#d02020';
  const wide = sharp({ create: { width: 800, height: 1000, channels: 3, background: colour } })
    .withIccProfile('p3')
    .png();
  const file = (await encode(wide)).get('photo-512.jpg');
  const [red = 0, green = 0, blue = 0] = await sharp(file).raw().toBuffer();
  for (const [found, wanted] of [
    [red, 0xd0],
    [green, 0x20],
    [blue, 0x20],
  ] as const)
    expect(Math.abs(found - wanted)).toBeLessThan(6);
});

/** The corner of the file that each corner of the upright picture shows, by EXIF orientation. */
const orientations: Readonly<Record<number, readonly Corner[]>> = {
  2: ['topRight', 'topLeft', 'bottomRight', 'bottomLeft'],
  3: ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'],
  5: ['topLeft', 'bottomLeft', 'topRight', 'bottomRight'],
  6: ['bottomLeft', 'topLeft', 'bottomRight', 'topRight'],
  8: ['topRight', 'bottomRight', 'topLeft', 'bottomLeft'],
};

test.each(Object.entries(orientations))('EXIF orientation %s is applied', async (orientation, shown) => {
  const turned = photo(1000, 1000)
    .jpeg()
    .withMetadata({ orientation: Number(orientation) });
  const file = (await encode(turned)).get('photo-256.jpg') as Buffer;
  expect((await sharp(file).metadata()).orientation).toBeUndefined();
  expect(await shownCorners(file)).toEqual(shown);
});

test('a size is that of the upright picture', () => {
  expect(uprightSize({ width: 3, height: 2 })).toEqual({ width: 3, height: 2 });
  expect(uprightSize({ width: 3, height: 2, orientation: 3 })).toEqual({ width: 3, height: 2 });
  expect(uprightSize({ width: 3, height: 2, orientation: 6 })).toEqual({ width: 2, height: 3 });
});

test.each([
  [[0, 0.5], 'topLeft'],
  [[1, 0.5], 'topRight'],
] as const)('a crop keeps the focus %j', async (focus, corner) => {
  const file = (await encode(photo(4000, 1000).jpeg(), { place: 'portrait', focus })).get('photo-256.jpg') as Buffer;
  expect(await cornerAt(file, 0.1, 0.1)).toBe(corner);
  expect(await cornerAt(file, 0.9, 0.1)).toBe(corner);
});

test('a picture with transparency stays so: PNG instead of JPEG', async () => {
  const cut = sharp({ create: { width: 800, height: 1000, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } }).png();
  const files = await encode(cut);
  expect([...files.keys()].sort()).toEqual(portraitFiles('png').sort());
  for (const [name, file] of files) expect((await sharp(file).stats()).isOpaque, name).toBe(false);
});

test('40 megapixels', async () => {
  const files = await encode(photo(7300, 5500).jpeg());
  expect(await shownCorners(files.get('photo-512.avif') as Buffer)).toEqual(corners);
});

test('a truncated file, and one that is no image, are refused with a way out', async () => {
  const whole = await photo(800, 1000).jpeg().toBuffer();
  for (const source of [whole.subarray(0, whole.length / 2), Buffer.from('<!doctype html>Not found')]) {
    await expect(encodePicture(source, { file: 'photo.jpg', ...portrait })).rejects.toMatchObject({
      problems: [
        {
          where: 'renderer/pictures/photo.jpg',
          found: expect.stringMatching(/^renderer\/pictures\/photo\.jpg, which cannot be read \(.+\)$/),
          expected: 'a whole JPEG, PNG, AVIF or SVG file',
          wayOut: 'export the picture again, or copy the original again',
        },
      ],
    });
  }
});

test('a picture that is over the budget of its place at the lowest quality is refused with a way out', async () => {
  const noise = sharp({
    create: { width: 600, height: 750, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  }).png();
  await expect(encode(noise)).rejects.toMatchObject({
    problems: [
      {
        where: 'renderer/pictures/photo.jpg',
        found: expect.stringMatching(/^\d+ bytes of AVIF, 512 pixels wide, at the lowest quality/),
        expected: expect.stringMatching(/^at most \d+ bytes at the place "portrait"$/),
      },
    ],
  });
});
