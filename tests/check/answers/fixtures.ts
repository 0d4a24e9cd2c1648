import { generate } from '../../../scripts/codegen/generate.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const where = 'supabase/functions/_shared/answers.ts';

/** Returns a project with the name of the firm in an answer, and this environment. */
const within =
  (environment: Readonly<Record<string, string>>): GivenProject =>
  (own) => {
    const file = 'generated/messages/fr/messageNotSent.json';
    const messages = {
      ...own.generated,
      [file]: own.generated[file]?.replace('"Un champ est à revoir"', '"{firmName} : un champ est à revoir"') ?? '',
    };
    const { files } = generate(own.schema, messages);
    return { ...own, environment, generated: { ...messages, [where]: files[where] ?? '' } };
  };

export default {
  good: [within({}), (own) => ({ ...own, environment: { SITE_LINKEDIN: 'https://www.linkedin.com/company/comptoir' } })],
  bad: [[within({ SITE_FIRM_NAME: 'Comptoir' }), { where, found: 'answers with the identity of schema/site/identity.ts' }]],
} satisfies Fixtures<GivenProject>;
