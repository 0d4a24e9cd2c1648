import type { Project } from '../../../scripts/check/project.ts';
import { hashOf, pairOf } from '../../../scripts/model/messages/sources.ts';
import { withTexts } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

/** A French text, its translation, and its value in `_sources.json`. */
type Translated = readonly [fr: string, en: string, confirmed?: string];

const file = 'generated/messages/en/_sources.json';

/** Returns a project in which the page “About” has these texts, by key. */
const withPairs =
  (pairs: Readonly<Record<string, Translated>>): GivenProject =>
  (project) => {
    const confirmed = Object.fromEntries(Object.entries(pairs).map(([key, [, , value]]) => [key, value]));
    const generated = { ...project.generated, [file]: JSON.stringify({ about: confirmed }) };
    return { ...withTexts(() => Object.entries(pairs).flatMap(([key, [fr, en]]) => textsOf(project, key, fr, en)))(project), generated };
  };

function textsOf({ texts }: Project, key: string, fr: string, en: string) {
  const both = { fr, en };
  return (['fr', 'en'] as const).flatMap((locale) => {
    const text = texts.find((each) => each.locale === locale && each.bundle === 'about');
    return text ? [{ ...text, key: key.split('.'), text: both[locale], others: both }] : [];
  });
}

const current = pairOf('Bonjour', 'Hello');
const unreviewed = pairOf('Bonjour', 'Hello', true);

export default {
  good: [
    withPairs({ 'hero.title': ['Bonjour', 'Hello', current] }),
    withPairs({ 'hero.title': ['Bonjour', 'Good morning', current] }),
    withPairs({ 'hero.title': ['Bonjour', 'Hello', hashOf('Bonjour')] }),
    withPairs({ 'hero.title': ['Bonsoir', '', current] }),
    withPairs({ 'hero.title': ['', 'Hello', current] }),
  ],
  bad: [
    [
      withPairs({ 'hero.title': ['Bonsoir', 'Hello', current] }),
      {
        where: 'generated/messages/en/about.json',
        page: 'about',
        locale: 'en',
        found: 'a translation of an older source, “Bonsoir” today',
        wayOut: 'Revise the translation if needed, then run npm run translate -- ack about.hero.title.',
      },
    ],
    [withPairs({ 'hero.title': ['Bonjour', 'Hello'] }), { found: 'a translation that nobody has confirmed' }],
    [withPairs({ 'hero.title': ['Bonjour', 'Hello', unreviewed] }), { found: 'a translation that nobody has reviewed' }],
    [
      withPairs({ a: ['Bonjour', 'Hello', unreviewed], b: ['Un', 'One'] }),
      { found: '1 that nobody has confirmed and 1 that nobody has reviewed' },
    ],
    [
      withPairs({ a: ['Bonsoir', 'Hello', current], b: ['Un', 'One', pairOf('Un', 'One')], c: ['Deux', 'Two'], d: ['Trois', 'Three'] }),
      {
        found: '3 translations, 1 of an older source and 2 that nobody has confirmed: a, c, d',
        wayOut: 'Revise the translations if needed, then run npm run translate -- ack about.',
      },
    ],
    [
      withPairs(Object.fromEntries([...'abcdefg'].map((key): [string, Translated] => [key, ['Bonsoir', 'Hello', current]]))),
      { found: '7 translations, 7 of an older source: a, b, c, d, e and 2 more' },
    ],
  ],
} satisfies Fixtures<GivenProject>;
