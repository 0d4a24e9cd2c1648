/** Every address of the schema and of the texts is encrypted. */
import { messageFile } from '../../../codegen/messages/paths.ts';
import type { Located, SchemaRule } from '../../rule.ts';
import { factsIn } from '../../schema-facts.ts';
import { identityOf } from '../../site/identity.ts';

const plain = /\bhttp:\/\/(?!localhost\b|127\.0\.0\.1\b|\[::1\])\S*/i;

export const https: SchemaRule = {
  name: 'https',
  looksAt: 'schema',
  explain: `An address that begins with http:// in the identity, in a fact or in a text. Whoever stands between can read and change what
comes from there; browsers warn of it, or refuse.

  linkedinUrl: 'http://www.linkedin.com/…'   found:   http://www.linkedin.com/…
                                             way out: https://`,
  check(project) {
    const problem = (value: unknown) => {
      const [found] = (typeof value === 'string' && plain.exec(value)) || [];
      return found && { found, expected: 'an address by https', wayOut: `write https${found.slice(4)}` };
    };
    const ofIdentity = Object.entries(identityOf(project)).map(([field, value]) => ({ where: `schema/site.ts (${field})`, value }));
    const ofFacts = factsIn(project.model).map(({ bundle, entry, value }) => ({
      where: `the content of "${bundle}"`,
      fact: { entry, words: [] },
      value,
    }));
    const ofTexts = project.texts.map(({ locale, bundle, key, page, text }) => ({
      where: messageFile(locale, bundle),
      key,
      locale,
      ...(page && { page: page.id }),
      value: text,
    }));
    return [...ofIdentity, ...ofFacts, ...ofTexts].flatMap(({ value, ...place }): Located[] => {
      const wrong = problem(value);
      return wrong ? [{ ...place, ...wrong }] : [];
    });
  },
};
