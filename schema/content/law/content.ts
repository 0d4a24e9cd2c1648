/** The words of the statements of law, and of the list of sources under the pages that make them. */
import { z } from 'zod';
import { contentType, entries, linkFact, text } from '../../language/define.ts';
import { law } from './law.ts';

const legalStatement = contentType({
  name: 'LegalStatement',
  text: {
    reference: text({ max: 90, note: 'The text and its article, as its readers cite it.' }),
    rule: text({ max: 340, note: 'What it says, in one or two sentences.' }),
  },
  facts: { url: z.url(), checkedOn: z.iso.date(), said: z.array(linkFact) },
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
