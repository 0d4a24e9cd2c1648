/**
 * Every legal statement of the site, by subject. The texts (reference and rule) are in `generated/messages/<locale>/law.json`;
 * each page that a statement names lists the statement with its source.
 */
import { z } from 'zod';
import { contentType, entries, placeFact, text } from '../../language/define.ts';
import { contracts } from './contracts.ts';
import { firm } from './firm.ts';
import { leases } from './leases.ts';
import { shops } from './shops.ts';
import { staff } from './staff.ts';

export const law = { ...contracts, ...leases, ...shops, ...staff, ...firm };

const legalStatement = contentType({
  name: 'LegalStatement',
  text: {
    reference: text({ max: 90, note: 'The text and its article, as its readers cite it.' }),
    rule: text({ max: 340, note: 'What it says, in one or two sentences.' }),
  },
  facts: { url: z.url(), checkedOn: z.iso.date(), citedAt: z.array(placeFact) },
});

export const lawContent = z.object({
  title: text({ max: 60, note: 'Title of the list of sources.' }),
  toApprove: text({ note: 'Above the list, until the identity says who approved it.', shownIf: ({ legalCounsel }) => legalCounsel === '' }),
  approved: text({
    params: ['counsel'],
    note: 'In its place, from then on.',
    shownIf: ({ legalCounsel }) => legalCounsel !== '',
  }),
  checked: text({ params: ['date'], max: 60 }),
  statements: entries(legalStatement, law),
});
