/** A line icon of the house set, in the colour of the text around it. */
import type { IconName } from '#generated/content.ts';
import { iconPaths } from './icon-paths.ts';

export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      className={className}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name].join('')} />
    </svg>
  );
}
