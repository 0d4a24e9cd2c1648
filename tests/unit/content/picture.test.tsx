/** The markup of a picture: candidates that fit its place, its size, and how it is loaded. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '#renderer/ui/picture.tsx';
import { compose } from '#schema/language/compose.ts';
import { type Picture as PictureContent, picture } from '#schema/language/picture.ts';
import { fileWidths, pictureAddress, placeWidth, readPictureAddress } from '#schema/site/picture-files.ts';
import { type PicturePlace, picturePlaces, placeNames } from '#schema/site/picture-places.ts';

/** Places with proportions: the others take those of a file. */
const places = placeNames.filter((place) => 'ratio' in picturePlaces[place]);
const [place = placeNames[0]] = places;

const language = { locale: 'en', tag: 'en', values: {} };

function render(given: Parameters<typeof picture>[0]): string {
  return renderToStaticMarkup(<Picture picture={compose(picture(given), { alt: 'A shop' }, ['photo'], language) as PictureContent} />);
}

test.each(places)('%s: three formats, a size with its proportions, lazy below the first view', (place) => {
  const html = render({ file: 'shop.jpg', place });
  const { ratio = [1, 1], isFirst = false }: PicturePlace = picturePlaces[place];
  const [width, height] = ['width', 'height'].map((side) => Number(new RegExp(`<img[^>]* ${side}="(\\d+)"`).exec(html)?.[1]));
  expect(width).toBe(placeWidth(place));
  expect((width ?? 0) / (height ?? 0)).toBeCloseTo(ratio[0] / ratio[1], 1);
  expect(
    [...html.matchAll(/srcSet="([^"]+)"/g)].map(([, set = '']) => [...set.matchAll(/ (\d+)w/g)].map(([, pixels]) => Number(pixels))),
  ).toEqual(Array(3).fill(fileWidths(place)));
  expect(html).toContain('alt="A shop"');
  expect([html.includes('loading="lazy"'), html.includes('fetchPriority="high"')]).toEqual([!isFirst, isFirst]);
});

test('an SVG is one image, a credit is a caption, and nothing is shown of no picture', () => {
  expect(render({ file: 'plan.svg', place })).toMatch(/^<img /);
  expect(render({ file: 'shop.jpg', place, credit: '© Anne Martin' })).toMatch(
    /^<figure>.*<figcaption[^>]*>© Anne Martin<\/figcaption><\/figure>$/,
  );
  expect(renderToStaticMarkup(<Picture picture={undefined} />)).toBe('');
});

test('an address is read as it was written', () => {
  const file = { file: 'people/anne-martin.jpg', place, focus: [0.5, 0.25], width: 512, format: 'avif' } as const;
  expect(readPictureAddress(pictureAddress(file))).toEqual(file);
  expect(readPictureAddress('/pictures/portrait')).toBeUndefined();
});

test.each([
  ['../shop.jpg', 'a path below renderer/pictures/'],
  ['/home/anne/shop.jpg', 'a path below renderer/pictures/'],
  ['shop.heic', 'a JPEG, PNG, AVIF or SVG file'],
  ['shop.JPG', 'a JPEG, PNG, AVIF or SVG file'],
  ['Vitrine d’été.jpg', 'letters without accents'],
])('the file %s is refused', (file, expected) => {
  expect(() => picture({ file, place })).toThrow(expect.objectContaining({ expected: expect.stringContaining(expected) }));
});
