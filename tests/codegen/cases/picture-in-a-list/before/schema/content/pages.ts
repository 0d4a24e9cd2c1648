/** The content of the pages. */
import { z } from 'zod';
import { contentType, entries, text } from '#schema/language/define.ts';
import { picture, pictureFact } from '#schema/language/picture.ts';

const shop = contentType({ name: 'Shop', text: { title: text() }, facts: { photos: z.array(pictureFact) } });

export const homeContent = z.object({
  shops: entries(shop, { lyon: { photos: [picture({ file: 'shop.jpg', place: 'portrait' })] } }),
});

export const aboutContent = z.object({ title: text(), text: text() });

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
