/** All icons in one file, each by its name as id: many pages show some, and none has to hold their strokes. */
import type { IconName } from '#generated/content.ts';
import { iconPaths } from './icon-paths.ts';

/** Where pages find them, as drawings are found. */
const address = '/drawings/icons.svg';

/** Where a page finds an icon. */
export function iconAddress(name: IconName): string {
  return `${address}#${name}`;
}

/** What a page shows is one path, which has to bring its pen along; its colour is that of the text around the place that shows it. */
const pen = 'fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"';

/** The file. */
export const icons = {
  address,
  text(): string {
    const paths = Object.entries(iconPaths).map(([name, lines]) => `<path ${pen} id="${name}" d="${lines.join('')}"/>`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths.join('')}</svg>`;
  },
};
