/** A release answers in the firm's name: the contact function has its texts from codegen, which knows the identity of the schema alone. */
import { resolveIdentity } from '../../../../schema/site/identity.ts';
import { generate } from '../../../codegen/generate.ts';
import type { ReleaseRule } from '../../rule.ts';

const where = 'supabase/functions/_shared/answers.ts';

/** Compares the answers with those that the identity of the environment would have. Throws what codegen throws, for a text that is too long with that identity. */
export const answers: ReleaseRule = {
  name: 'answers',
  looksAt: 'release',
  explain: `The contact function answers visitors with texts that name the firm, and is deployed with the identity of schema/site/identity.ts in
them. Where the environment gives another identity, the site and its answers would speak for two firms.

  SITE_FIRM_NAME=Comptoir   way out: write firmName: 'Comptoir' into schema/site/identity.ts, run npm run codegen, deploy the function`,
  check({ schema, generated, environment }) {
    const facts = { ...schema.facts, identity: resolveIdentity(environment) };
    const { files } = generate({ ...schema, facts }, generated);
    if (files[where] === generated[where]) return [];
    return [
      {
        where,
        found: 'answers with the identity of schema/site/identity.ts in them, which the environment changes',
        expected: 'what the site says',
        wayOut: 'put the firm’s own into schema/site/identity.ts, run npm run codegen, and deploy the function',
      },
    ];
  },
};
