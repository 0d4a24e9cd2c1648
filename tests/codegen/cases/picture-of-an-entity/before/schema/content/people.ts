/** People: a portrait is optional. */
import { collection } from '#schema/language/collection.ts';
import { contentType, text } from '#schema/language/define.ts';
import { picture, pictureFact } from '#schema/language/picture.ts';

const profile = contentType({ name: 'Profile', text: { role: text() }, facts: { portrait: pictureFact.optional() } });

export const people = collection(
  { profile },
  {
    martin: { profile: { portrait: picture({ file: 'shop.jpg', place: 'portrait' }) } },
    durand: { profile: {} },
  },
);
