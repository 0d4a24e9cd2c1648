import { z } from 'zod';
import { picture } from '../../../schema/language/picture.ts';
import type { Fixtures, GivenText } from '../fixtures.ts';

const content = z.object({ photo: picture({ file: 'shop-front.jpg', place: 'portrait' }) });

const alt = (text: string, locale = 'fr'): GivenText => ({ text, locale, key: 'gallery.photo.alt' });

export default {
  project: (own) => ({
    ...own,
    model: { ...own.model, bundles: [...own.model.bundles, { id: 'gallery', typeName: 'Gallery', locales: ['fr', 'en'], content }] },
  }),
  good: [
    alt('Deux passants devant une vitrine en travaux'),
    alt('Image and photo booths beside the tills', 'en'),
    alt('120 personnes devant une vitrine'),
    { text: 'Photo de la vitrine', key: 'home.hero.title' },
  ],
  bad: [
    [
      alt('Photo de la vitrine, un matin'),
      { found: 'begins with “Photo de ”', locale: 'fr', wayOut: 'Begin with the subject: “la vitrine, un matin”.' },
    ],
    [alt('Une image d’un magasin'), { found: 'begins with “Une image d’”' }],
    [alt('A picture of the shop front', 'en'), { found: 'begins with “A picture of ”' }],
    [alt('shop-front.jpg'), { found: 'the name of the file shop-front.jpg' }],
    [alt('Shop front', 'en'), { found: 'the name of the file shop-front.jpg as its description, “Shop front”' }],
    [alt('IMG_2041'), { found: 'the name of the file' }],
  ],
} satisfies Fixtures<GivenText>;
