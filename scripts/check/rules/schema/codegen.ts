/** What codegen says: the schema and the message files are sound and whole, and `generated/` is what they make. */
import { changesBetween } from '../../../codegen/files.ts';
import { generate } from '../../../codegen/generate.ts';
import { ProblemsError } from '../../../model/problem.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const codegen: SchemaRule = {
  name: 'codegen',
  looksAt: 'schema',
  explain: `What npm run codegen refuses, such as two pages at one address; a message that nobody has written, or whose key is gone; and
generated files that are not what the schema says today. The site is built from those files, so it would show what the schema
said once, and the name of a key where a text lacks.

  generated/routes.ts   found:   a file that is out of date
                        way out: npm run codegen, and commit the result`,
  check({ schema, generated }) {
    try {
      const { files, unfinished } = generate(schema, generated);
      const { write, remove } = changesBetween(generated, files);
      return [...unfinished, ...[...write, ...remove].map(staleAt)];
    } catch (error) {
      if (error instanceof ProblemsError) return error.problems;
      throw error;
    }
  },
};

function staleAt(where: string): Located {
  const expected = 'what the schema says today';
  return { where, found: 'a file that is out of date', expected, wayOut: 'run npm run codegen and commit the result' };
}
