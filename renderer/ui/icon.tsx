/** An icon of renderer/drawings/icons.svg, in the colour of the surrounding text. */

interface IconProps {
  /** Result of `iconAddress()`. */
  readonly href: string;
  readonly className: string;
}

export function Icon({ href, className }: IconProps) {
  return (
    <svg className={className} width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
