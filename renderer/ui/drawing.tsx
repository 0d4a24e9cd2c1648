/** Shows a drawing of renderer/drawings as an image. */
import { type DrawingName, drawingAddress, looks, sizes } from '../drawings/drawing.ts';

interface DrawingProps {
  readonly name: DrawingName;
  /** Description; left out for decoration. */
  readonly alt?: string;
  /** True for a drawing below the first view, or hidden in narrow windows: it is loaded lazily. */
  readonly isBelow?: boolean;
}

/** As wide as its parent; fetched with low priority, after the text. */
export function Drawing({ name, alt = '', isBelow = false }: DrawingProps) {
  const { width, height } = sizes[name];
  return (
    <picture>
      {looks.map((look) =>
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
            loading={isBelow ? 'lazy' : undefined}
          />
        ),
      )}
    </picture>
  );
}
