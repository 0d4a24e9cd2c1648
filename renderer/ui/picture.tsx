/** Shows a picture of the schema. The build makes its files (scripts/build/pictures.ts). */
import type { Picture as PictureContent } from '#schema/language/picture.ts';
import { fileWidths, isVector, type PictureFile, pictureAddress, placeWidth, sizesOf } from '#schema/site/picture-files.ts';
import { type PicturePlace, picturePlaces } from '#schema/site/picture-places.ts';
import { pictureSize } from '../content/picture-size.ts';

interface PictureProps {
  /** Undefined for an entity without a picture: nothing is shown. */
  readonly picture: PictureContent | undefined;
}

/** As wide as its place, unless its parent is narrower; with the credit below, if there is one. */
export function Picture({ picture }: PictureProps) {
  if (!picture) return null;
  if (picture.credit === undefined) return <Sources {...picture} />;
  return (
    <figure>
      <Sources {...picture} />
      <figcaption className="mt-2 text-ink-soft text-small">{picture.credit}</figcaption>
    </figure>
  );
}

function Sources({ file, place, focus = [0.5, 0.5], alt }: PictureContent) {
  const { isFirst = false, ratio }: PicturePlace = picturePlaces[place];
  const width = placeWidth(place);
  const size = ratio ? { width: ratio[0], height: ratio[1] } : pictureSize(file);
  const image = {
    width,
    height: Math.round((width * size.height) / size.width),
    decoding: 'async',
    ...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  } as const;
  const addressOf = (format: PictureFile['format'], pixels: number) => pictureAddress({ file, place, focus, format, width: pixels });
  if (isVector(file)) return <img {...image} src={addressOf('svg', width)} alt={alt} />;
  const candidates = (format: PictureFile['format']) => ({
    srcSet: fileWidths(place)
      .map((pixels) => `${addressOf(format, pixels)} ${pixels}w`)
      .join(', '),
    sizes: sizesOf(place),
  });
  const [smallest = width] = fileWidths(place);
  return (
    <picture>
      <source type="image/avif" {...candidates('avif')} />
      <source type="image/webp" {...candidates('webp')} />
      <img {...image} src={addressOf('fallback', smallest)} {...candidates('fallback')} alt={alt} />
    </picture>
  );
}
