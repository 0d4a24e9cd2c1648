import { withText } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const first = 'budget.checklist.items.1';
const second = 'budget.checklist.items.2';
const both =
  (...changes: readonly GivenProject[]): GivenProject =>
  (own) =>
    changes.reduce((project, change) => change(project), own);
const copy = 'Dater la prochaine réunion';

export default {
  good: [
    (own) => own,
    both(withText('fr', first, 'Oui, toujours'), withText('fr', second, 'Oui, toujours')),
    both(withText('fr', first, copy), withText('fr', 'strategy.checklist.items.1', copy)),
  ],
  bad: [
    [
      both(withText('fr', first, copy), withText('fr', second, copy)),
      {
        found: '“Dater la prochaine réunion”, which is checklist.items.1',
        page: 'budget',
        locale: 'fr',
        where: 'generated/messages/fr/budget.json',
      },
    ],
    [
      both(withText('en', 'leaseClauses.sections.exit.title', copy), withText('en', 'leaseClauses.sections.entry.title', copy)),
      { found: 'which is sections.entry.title', locale: 'en' },
    ],
  ],
} satisfies Fixtures<GivenProject>;
