import type { ReleaseRule } from '../../rule.ts';

export const draftLanguages: ReleaseRule = {
  name: 'draft-languages',
  looksAt: 'release',
  explain: `A draft language in a release. The build leaves out its pages, so nobody would notice that its translation was never finished.

  de: { …, draft: true }
    found:    the draft language "de", with 12 of 840 texts missing
    expected: finished languages
    way out:  Write the texts that npm run translate -- status --locale de counts as missing. Remove draft: true of de.`,
  check({ schema, texts }) {
    const drafts = Object.keys(schema.locales).filter((locale) => schema.locales[locale]?.draft === true);
    return drafts.map((locale) => {
      const own = texts.filter((text) => text.locale === locale);
      const missing = own.filter(({ text }) => text === '').length;
      const done = `Remove draft: true of ${locale}.`;
      return {
        where: `schema/site/locales.ts (locale "${locale}")`,
        found: `the draft language "${locale}", with ${missing === 0 ? 'no text' : `${missing} of ${own.length} texts`} missing`,
        expected: 'finished languages',
        wayOut: missing === 0 ? done : `Write the texts that npm run translate -- status --locale ${locale} counts as missing. ${done}`,
      };
    });
  },
};
