import type { Fixtures, GivenProject } from '../fixtures.ts';

const withTag =
  (tag: string): GivenProject =>
  (own) => ({ ...own, model: { ...own.model, languages: [...own.model.languages, { locale: 'xx', tag, values: {} }] } });

export default {
  good: [(own) => own, withTag('de-DE'), withTag('vi-VN'), withTag('sr-Latn-RS')],
  bad: ['ar-EG', 'he-IL', 'ja-JP', 'ru-RU', 'sr-RS'].map(
    (tag) =>
      [withTag(tag), { found: 'no letter of the fonts in the texts of "xx"', where: 'schema/site/locales.ts (locale "xx")' }] as const,
  ),
} satisfies Fixtures<GivenProject>;
