/** A release answers in the firm's name: the contact function has its texts from codegen, which knows the identity of the schema alone. */
import { resolveIdentity } from '../../../schema/site.ts';
import { readGenerated } from '../../codegen/files.ts';
import { generate } from '../../codegen/generate.ts';
import { loadSchema } from '../../codegen/schema.ts';
import type { Problem } from '../../lib/problem.ts';

const where = 'supabase/functions/_shared/answers.ts';

/** Compares the answers with those that the identity of the environment would have. Throws what codegen throws, for a text that is too long with that identity. */
export async function answersRule(environment: Readonly<Record<string, string | undefined>>, root = process.cwd()): Promise<Problem[]> {
  const schema = await loadSchema(root);
  const existing = readGenerated(root);
  const facts = { ...schema.facts, identity: resolveIdentity(environment) };
  const { files } = generate({ ...schema, facts }, existing);
  if (files[where] === existing[where]) return [];
  return [
    {
      rule: 'release',
      where,
      found: 'answers with the identity of schema/site.ts in them, which the environment changes',
      expected: 'what the site says',
      wayOut: 'put the firm’s own into schema/site.ts, run npm run codegen, and deploy the function',
    },
  ];
}
