/** Follows the example of supabase/how-to.md in a copy of the project: one declaration, two labels and one migration. */
import { afterAll, expect, test } from 'vitest';
import { payloadBounds } from '../../schema/contact/payload.ts';
import { readExamples } from '../readme/blocks.ts';
import { carryOut } from '../readme/carry-out.ts';
import { makeCopy } from '../support/copy.ts';

const copy = makeCopy('add-field', ['tests']);
afterAll(copy.remove);

test('a new contact field reaches the form, the function, the database and the mail', async () => {
  const [example] = readExamples('supabase/how-to.md');
  // The example has the bound of the fields that the project has as it is.
  const bound = payloadBounds.message.max + 120 + 60;
  for (const step of example?.steps ?? []) {
    if (step.kind === 'write') await carryOut(copy, { ...step, text: step.text.replace(/(?<=between 10 and )\d+/, String(bound)) });
    else if (step.kind !== 'run') await carryOut(copy, step);
    else {
      const [codegen = '', ...checks] = step.commands;
      await carryOut(copy, { ...step, commands: [codegen] });
      await Promise.all(checks.map((check) => carryOut(copy, { ...step, commands: [check] })));
    }
  }
  expect(copy.read('supabase/functions/_shared/answers.ts')).toContain("company: 'Entreprise'");
  // The tests of the last step cover the new field.
  const report = JSON.parse(copy.read('test-results/unit.json')) as {
    readonly success: boolean;
    readonly testResults: readonly { readonly assertionResults: readonly { readonly title: string }[] }[];
  };
  expect(report.success).toBe(true);
  const titles = report.testResults.flatMap(({ assertionResults }) => assertionResults.map(({ title }) => title));
  expect(titles).toContain('the field company has its label and its attributes');
  expect(titles.filter((title) => title === 'the field company arrives in the mail')).toHaveLength(2);
  expect(titles).toContain('the bounds of the database are those of the schema');
}, 300_000);
