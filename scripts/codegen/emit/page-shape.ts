/** The interfaces of all bundles: those of pages begin with what every page has. */
import { z } from 'zod';
import type { SiteModel } from '../../model/site-model.ts';
import { block } from './text.ts';

/** An interface for what every page has, and one for each bundle: `AboutContent`, where the ending is `Content`. */
export function interfacesOf(
  { bundles, pages, pageShape }: SiteModel,
  ending: string,
  typesOf: (content: z.ZodObject) => readonly (readonly [name: string, type: string])[],
): string[] {
  const ids = new Set(pages.map(({ id }) => id));
  return [
    `/** What every page has. */\ninterface EveryPage ${block(typesOf(z.object(pageShape)))}\n`,
    ...bundles.map(({ id, typeName, content }) => {
      const isPage = ids.has(id);
      const own = typesOf(content).filter(([name]) => !isPage || content.shape[name] !== pageShape[name]);
      return `export interface ${typeName}${ending}${isPage ? ' extends EveryPage' : ''} ${own.length === 0 ? '{}' : block(own)}\n`;
    }),
  ];
}
