/** Shows a drawing of renderer/drawings as an image. */
import { type DrawingName, drawingAddress, looks, sizes } from '../drawings/drawing.ts';

interface DrawingProps {
  readonly name: DrawingName;
  /** Description; left out for decoration. */
  readonly alt?: string;
  /** True for a drawing below the first view, which is loaded lazily. */
  readonly isBelow?: boolean;
  /** True for a drawing that only wide windows show and fetch. */
  readonly isForWide?: boolean;
}

/** As wide as its parent; fetched with low priority, after the text. */
export function Drawing({ name, alt = '', isBelow = false, isForWide = false }: DrawingProps) {
  const { width, height } = sizes[name];
  const shown = isForWide ? looks.filter(({ isPlain }) => !isPlain) : looks;
  return (
    <picture>
      {shown.map((look) =>
        look.media ? (
          <source key={look.suffix} media={look.media} srcSet={drawingAddress(name, look)} />
        ) : (
          <img
            key={look.suffix}
            className="drawing"
            src={drawingAddress(name, look)}
            width={width}
            height={height}
            alt={alt}
            decoding="async"
            fetchPriority="low"
            loading={isBelow || isForWide ? 'lazy' : undefined}
          />
        ),
      )}
    </picture>
  );
}
