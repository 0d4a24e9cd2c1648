/** A drawing, from its file. */
import { type DrawingName, drawingAddress, looks, sizes } from '../drawings/drawing.ts';

interface DrawnProps {
  readonly name: DrawingName;
  /** What it shows; left out where it only decorates. */
  readonly alt?: string;
  /** Whether visitors have to scroll before they see it: it is then fetched when they do. */
  readonly isBelow?: boolean;
  /** Whether wide windows alone show it: the others do not fetch it. */
  readonly isForWide?: boolean;
}

/** As wide as its place, and fetched after what is read: no drawing is what a page is opened for. */
export function Drawn({ name, alt = '', isBelow = false, isForWide = false }: DrawnProps) {
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
