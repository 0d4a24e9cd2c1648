import { retention as declared } from '../../../../schema/site/constants.ts';
import { placesIn } from '../../../lib/lines.ts';
import type { CodeRule } from '../../rule.ts';

const definition = /function contact\.forget\(\)[\s\S]*?\n\$\$;/;

export const retention: CodeRule = {
  name: 'retention',
  looksAt: 'code',
  explain: `Days of retention that the schema and the latest migration of contact.forget() declare differently. The legal notice names the days of the
schema; the database erases by its own.

  retention: { messageDays: 30, … } and interval '90 days'
    found:    90 and 7 days
    expected: 30 and 7 days, as in schema/site/constants.ts
    way out:  Correct the schema, or add a migration.`,
  check({ sources }) {
    const latest = sources
      .filter(({ file, text }) => file.startsWith('supabase/migrations/') && definition.test(text))
      .sort((a, b) => a.file.localeCompare(b.file))
      .at(-1);
    if (!latest) return [];
    const { 0: forget = '', index = 0 } = definition.exec(latest.text) ?? {};
    const days = [...forget.matchAll(/interval '(\d+) days'/g)].map(([, number]) => number).join(' and ');
    const wanted = `${declared.messageDays} and ${declared.clientDays}`;
    if (days === wanted) return [];
    return [
      {
        where: latest.file,
        ...placesIn(latest.text)(index),
        found: `${days || 'no'} days`,
        expected: `${wanted} days, as in schema/site/constants.ts`,
        wayOut: 'Correct retention in schema/site/constants.ts, or add a migration.',
      },
    ];
  },
};
