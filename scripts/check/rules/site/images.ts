/** Images are there, keep their place before they load, and are no larger than they are shown. */
import { imageSize } from 'image-size';
import type { Placeless } from '../../../model/problem.ts';
import type { BuiltSite, Image } from '../../inputs/built-site.ts';
import { faultsIn } from '../../inputs/built-site.ts';
import type { SiteRule } from '../../rule.ts';

/** Pixels of an image for each pixel of CSS: what the densest of usual screens show. */
const density = 2;

export const images: SiteRule = {
  name: 'images',
  looksAt: 'site',
  explain: `An image without width and height, so that the page jumps when it loads; with others than the file has, so that it is
distorted; with more than twice the pixels that are shown, which visitors download for nothing; or a file that is no image.
The image that is shared with a link says its size by og:image:width and og:image:height.

  <img src="/team.jpg" width="400" height="300"> of 4000 by 3000 pixels   found:   4000 x 3000 pixels for 400 x 300
                                                                         way out: scale the file to 800 x 600`,
  check(site) {
    const sizes = new Map<string, ReturnType<typeof sizeOf>>();
    const onPages = faultsIn(
      site,
      (page) => page.images,
      (image) => {
        // One that is not there is a dead link.
        if (!site.files.has(image.path)) return undefined;
        if (!sizes.has(image.path)) sizes.set(image.path, sizeOf(site, image.path));
        const size = sizes.get(image.path);
        return size && complain(image, size);
      },
    );
    // A file that is none is one mistake, however many pages show it.
    const broken = [...sizes].filter(([, size]) => size === undefined);
    return [
      ...onPages,
      ...broken.map(([path]) => ({
        where: site.folder + path,
        found: `${path}, which is no image`,
        expected: 'an image that browsers show',
        wayOut: 'replace the file',
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

function complain({ path, width, height, isShown }: Image, size: NonNullable<ReturnType<typeof sizeOf>>): Placeless | undefined {
  const real = `${size.width} x ${size.height} pixels`;
  if (width === undefined || height === undefined)
    return { found: `${path} without its size`, expected: `width and height, for ${real}`, wayOut: `write them where ${path} is shown` };
  const says = `${width} x ${height}`;
  if (Math.abs(width / height - size.width / size.height) > 0.01 * (size.width / size.height))
    return {
      found: `${path} of ${real} as ${says}`,
      expected: 'the proportions of the file',
      wayOut: 'correct width and height, or replace the file',
    };
  const isVector = size.type === 'svg';
  if (isShown && !isVector && size.width > density * width)
    return {
      found: `${path} of ${real} for ${says}`,
      expected: `${density * width} x ${density * height} pixels at most`,
      wayOut: 'scale the file down',
    };
  if (!isShown && (width !== size.width || height !== size.height))
    return {
      found: `${path} of ${real}, said to be ${says}`,
      expected: 'the size of the file',
      wayOut: 'correct og:image:width and og:image:height in renderer/document/head.tsx',
    };
  return undefined;
}
