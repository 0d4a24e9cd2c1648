/** What a release forgets: a part of who the firm is, and the answers that are sent in its name. */
import { fictionalIdentity, identityVariable } from '../../../schema/site.ts';
import { generate } from '../../../scripts/codegen/generate.ts';
import { whole } from '../../check/identity/fixtures.ts';
import type { Kind } from '../fault.ts';
import { environmentFile } from '../rooms/release.ts';

const answers = 'supabase/functions/_shared/answers.ts';
const message = 'generated/messages/fr/messageNotSent.json';

export const releaseKinds: readonly Kind[] = [
  {
    name: 'fictional-part-of-the-firm',
    room: 'release',
    rules: ['identity'],
    times: 4,
    plant(_, random) {
      const field = random.pick(['firmName', 'email', 'phone', 'street', 'siret', 'linkedin', 'booking', 'publisher']);
      if (!(field in fictionalIdentity)) return undefined;
      const environment = { ...whole, [identityVariable(field)]: undefined };
      return {
        what: `a release without ${identityVariable(field)}`,
        edits: [{ file: environmentFile, content: JSON.stringify(environment) }],
        at: [{ file: `schema/site.ts (${field})` }],
      };
    },
  },
  {
    name: 'answers-of-another-firm',
    room: 'release',
    rules: ['answers'],
    times: 1,
    plant({ project }) {
      const texts = project.generated[message]?.replace('"Un champ est à revoir"', '"{firmName} : un champ est à revoir"') ?? '';
      const { files } = generate(project.schema, { ...project.generated, [message]: texts });
      return {
        what: 'a function that was deployed with the name of the schema',
        edits: [
          { file: environmentFile, content: JSON.stringify({ SITE_FIRM_NAME: 'Comptoir' }) },
          { file: message, content: texts },
          { file: answers, content: files[answers] ?? '' },
        ],
        at: [{ file: answers }],
      };
    },
  },
];
