import { withTexts } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const texts = ['Un.', 'Un.\n\nDeux.', 'Un.\n\nDeux.\n\nTrois.'] as const;

/** Returns a project in which the sections of a page have these texts, in French only. */
const sectionsOf =
  (bundle: string, sections: readonly string[]): GivenProject =>
  (project) =>
    withTexts((all) => {
      const own = all.find((each) => each.locale === 'fr' && each.bundle === bundle && each.key[0] === 'sections' && each.meta.prose);
      return own ? sections.map((text, index) => ({ ...own, key: ['sections', `section-${index}`, 'text'], text })) : [];
    })(project);

export default {
  good: [
    sectionsOf('location', texts),
    sectionsOf('location', [texts[1], texts[1], texts[1], texts[0]]),
    // Two sections have no rhythm.
    sectionsOf('location', [texts[1], texts[1]]),
    // Lists, quotations, notes and placed facts are no paragraphs.
    sectionsOf('leaseClauses', ['Un.\n\nDeux.', 'Un.\n\n> Deux.', 'Un.\n\n^ Deux.\n\n- un\n- deux']),
    // A page of another kind.
    sectionsOf('services', [texts[1], texts[1], texts[1]]),
  ],
  bad: [
    [
      sectionsOf('location', [texts[2], texts[2], texts[2]]),
      {
        found: '3 paragraphs in each of the 3 sections',
        where: 'generated/messages/fr/location.json',
        page: 'location',
        locale: 'fr',
      },
    ],
    [
      sectionsOf('leaseClauses', ['Un.\n\n- deux\n- trois', 'Un.\n\n^ Deux.', '{table clauses}\n\nUn.', texts[0]]),
      { found: '1 paragraph in each of the 4 sections', page: 'leaseClauses' },
    ],
  ],
} satisfies Fixtures<GivenProject>;
