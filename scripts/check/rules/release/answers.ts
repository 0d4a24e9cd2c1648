import { resolveIdentity } from '../../../../schema/site/identity.ts';
import { generate } from '../../../codegen/generate.ts';
import type { ReleaseRule } from '../../rule.ts';

const where = 'supabase/functions/_shared/answers.ts';

/** Throws the error of codegen for a text that is too long with the identity of the environment. */
export const answers: ReleaseRule = {
  name: 'answers',
  looksAt: 'release',
  explain: `Answers of the contact function with another identity than the site. codegen writes the answers with the identity of
schema/site/identity.ts, which an environment variable changes for the site only.

  SITE_FIRM_NAME=Comptoir
    found:    answers with the identity of schema/site/identity.ts
    expected: answers with the identity of the environment
    way out:  Write the identity into schema/site/identity.ts, run npm run codegen, and deploy the function.`,
  check({ schema, generated, environment }) {
    const facts = { ...schema.facts, identity: resolveIdentity(environment) };
    const { files } = generate({ ...schema, facts }, generated);
    if (files[where] === generated[where]) return [];
    return [
      {
        where,
        found: 'answers with the identity of schema/site/identity.ts',
        expected: 'answers with the identity of the environment',
        wayOut: 'Write the identity into schema/site/identity.ts, run npm run codegen, and deploy the function.',
      },
    ];
  },
};
