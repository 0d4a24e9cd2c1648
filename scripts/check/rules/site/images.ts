import { imageSize } from 'image-size';
import type { Placeless } from '../../../model/problem.ts';
import type { BuiltSite, Image } from '../../inputs/built-site.ts';
import { faultsIn } from '../../inputs/built-site.ts';
import type { SiteRule } from '../../rule.ts';

/** Image pixels for each CSS pixel on a high-density screen. */
const density = 2;

export const images: SiteRule = {
  name: 'images',
  looksAt: 'site',
  explain: `An image without width and height, with other proportions than its file, or with more than twice the displayed pixels; a file that is not an
image. The page would jump, distort the image, or download pixels for nothing. og:image:width and og:image:height must equal the file.

  <img src="/team.jpg" width="400" height="300">
    found:    /team.jpg of 4000 x 3000 pixels for 400 x 300
    expected: at most 800 x 600 pixels
    way out:  Scale the file down.`,
  check(site) {
    const sizes = new Map<string, ReturnType<typeof sizeOf>>();
    const onPages = faultsIn(
      site,
      (page) => page.images,
      (image) => {
        // The rule `dead-links` reports missing files.
        if (!site.files.has(image.path)) return undefined;
        if (!sizes.has(image.path)) sizes.set(image.path, sizeOf(site, image.path));
        const size = sizes.get(image.path);
        return size && imageFault(image, size);
      },
    );
    // Reports each file once, however many pages show it.
    const broken = [...sizes].filter(([, size]) => size === undefined);
    return [
      ...onPages,
      ...broken.map(([path]) => ({
        where: site.folder + path,
        found: `${path}, not an image`,
        expected: 'an image file that browsers support',
        wayOut: 'Replace the file.',
      })),
    ];
  },
};

function sizeOf(site: BuiltSite, path: string) {
  try {
    return imageSize(site.read(path));
  } catch {
    return undefined;
  }
}

function imageFault({ path, width, height, isShown }: Image, size: NonNullable<ReturnType<typeof sizeOf>>): Placeless | undefined {
  const real = `${size.width} x ${size.height} pixels`;
  if (width === undefined || height === undefined)
    return { found: `${path} without its size`, expected: `width and height, for ${real}`, wayOut: 'Add width and height to the element.' };
  const declared = `${width} x ${height}`;
  if (Math.abs(width / height - size.width / size.height) > 0.01 * (size.width / size.height))
    return {
      found: `${path} of ${real} as ${declared}`,
      expected: 'the proportions of the file',
      wayOut: 'Correct width and height, or replace the file.',
    };
  const isVector = size.type === 'svg';
  if (isShown && !isVector && size.width > density * width)
    return {
      found: `${path} of ${real} for ${declared}`,
      expected: `at most ${density * width} x ${density * height} pixels`,
      wayOut: 'Scale the file down.',
    };
  if (!isShown && (width !== size.width || height !== size.height))
    return {
      found: `${path} of ${real}, declared as ${declared}`,
      expected: 'the size of the file',
      wayOut: 'Correct og:image:width and og:image:height in renderer/document/head.tsx.',
    };
  return undefined;
}
