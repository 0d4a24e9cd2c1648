import { changesBetween, staleFile } from '../../../codegen/changes.ts';
import { generate } from '../../../codegen/generate.ts';
import { ProblemsError } from '../../../model/problem.ts';
import type { SchemaRule } from '../../rule.ts';

export const codegen: SchemaRule = {
  name: 'codegen',
  looksAt: 'schema',
  explain: `An error that npm run codegen reports, a missing message, or a stale file in generated/. The site is built from the generated files, so a
stale one would publish an older schema.

  generated/routes.ts
    found:    a stale generated file
    expected: the file that codegen writes for this schema
    way out:  Run npm run codegen and commit the result.`,
  check({ schema, generated }) {
    try {
      const { files, unfinished } = generate(schema, generated);
      const { write, remove } = changesBetween(generated, files);
      return [...unfinished, ...[...write, ...remove].map(staleFile)];
    } catch (error) {
      if (error instanceof ProblemsError) return error.problems;
      throw error;
    }
  },
};
