import { withSchema } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const constants = (change: (held: Readonly<Record<string, Readonly<Record<string, object>>>>) => object) =>
  withSchema((schema) => ({ constants: { ...schema.constants, ...change(schema.constants as never) } }));

export default {
  good: [(own) => own, constants(() => ({ tapPatienceMs: 1 }))],
  bad: [
    [
      constants(({ carousel }) => ({ carousel: { ...carousel, autoplayMs: 3000 } })),
      { found: 'carousel.autoplayMs is 3000', where: 'schema/constants.ts' },
    ],
    [
      constants(({ contactBounds }) => ({ contactBounds: { ...contactBounds, message: { min: 9 } } })),
      { found: 'contactBounds.message.min is 9', where: 'schema/contact-bounds.ts' },
    ],
    [
      constants(({ figures }) => ({ figures: { ...figures, averageRoi: { ...figures?.['averageRoi'], value: 36 } } })),
      { found: 'figures.averageRoi.value is 36' },
    ],
    [constants(() => ({ scrollOffsetPx: undefined })), { found: 'scrollOffsetPx is not there' }],
  ],
} satisfies Fixtures<GivenProject>;
