import type { Fixtures, GivenProject } from '../fixtures.ts';

/** Returns a project whose only locale, "xx", is a draft if `draft`, with all texts missing or all written. */
const withDraft =
  (draft: boolean, isMissing = false): GivenProject =>
  ({ schema, texts, ...rest }) => ({
    ...rest,
    schema: { ...schema, locales: { xx: { prefix: '/xx', tag: 'xx', draft } } },
    texts: texts.slice(0, 3).map((text) => ({ ...text, locale: 'xx', text: isMissing ? '' : text.text })),
  });

export default {
  good: [(own) => own, withDraft(false, true)],
  bad: [
    [
      withDraft(true, true),
      {
        where: 'schema/site/locales.ts (locale "xx")',
        found: 'the draft language "xx", with 3 of 3 texts missing',
        wayOut: 'Write the texts that npm run translate -- status --locale xx counts as missing. Remove draft: true of xx.',
      },
    ],
    [withDraft(true), { found: 'the draft language "xx", with no text missing', wayOut: 'Remove draft: true of xx.' }],
  ],
} satisfies Fixtures<GivenProject>;
