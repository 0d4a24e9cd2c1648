/** The compiler rejects unknown texts and missing placeholder values. Compiled, never run. */
import type { ReactNode } from 'react';
import type { BundleId, Contents, Template } from '../../generated/content.ts';
import { fill } from '../../renderer/content/fill.ts';
import { fillPlural } from '../../renderer/content/fill-plural.ts';
import { keyFigureText } from '../../renderer/content/key-figures.ts';
import { useContent } from '../../renderer/page.tsx';
import type { PluralText } from '../../schema/language/plural.ts';

declare const home: Contents['home'];
declare const guides: Contents['guides'];
declare const budget: Contents['budget'];
declare const minutes: Template<'minutes'>;
declare const pair: Template<'current' | 'total'>;
declare const days: PluralText<'count'>;
declare const visits: PluralText<'count' | 'weeks', 'city'>;

export const right: string[] = [
  fill(minutes, { minutes: 6 }),
  fill(pair, { current: 1, total: '3' }),
  fill(guides.readMinutes, { minutes: 6 }),
  fillPlural(days, { count: 6 }, 'fr-FR'),
  fillPlural(visits, { count: 6, weeks: 2, city: 'Paris' }, 'fr-FR'),
  fillPlural(guides.keyFigures, { count: 6 }, 'fr-FR'),
  home.hero.subtitle,
  budget.figure.labels.breakEven,
  keyFigureText('averageRoi', 'fr'),
];

/** Entries keep the ids of the schema, whichever these are; lists are arrays. */
type CardId = (typeof home.carousel.cards)[number]['id'];
export const ids: CardId[] = home.carousel.cards.map((card) => card.id);
export const isString: string extends CardId ? never : true = true;
export const steps: string[] = home.steps.items.map((item) => item.title);

/** Returns the content of any bundle. */
export function useContentOf<Id extends BundleId>(id: Id): Contents[Id] {
  return useContent(id);
}

export function Right() {
  return useContent('common').footer.copyright;
}

// @ts-expect-error: the text has plural forms, and nothing chooses one.
export const unfilled: ReactNode = days;

export function UnknownBundle() {
  // @ts-expect-error: no bundle has this id.
  useContent('nope');
}

export function TextOfAnotherPage() {
  // @ts-expect-error: only the case studies have labels.
  return useContent('about').labels;
}

// @ts-expect-error: the value is missing.
fill(minutes, {});
// @ts-expect-error: one of two values is missing.
fill(pair, { current: 1 });
// @ts-expect-error: the placeholder is called "minutes".
fill(minutes, { minute: 6 });
// @ts-expect-error: a value is a text or a number.
fill(minutes, { minutes: undefined });
// @ts-expect-error: the value is missing.
fill(guides.readMinutes, {});

// @ts-expect-error: the text has plural forms, and nothing chooses one.
fill(days, { count: 6 });
// @ts-expect-error: the number is missing.
fillPlural(days, {}, 'fr-FR');
// @ts-expect-error: the forms depend on a number, not on its digits.
fillPlural(days, { count: '6' }, 'fr-FR');
// @ts-expect-error: one of two numbers is missing.
fillPlural(visits, { count: 6, city: 'Paris' }, 'fr-FR');
// @ts-expect-error: the placeholder without forms is missing.
fillPlural(visits, { count: 6, weeks: 2 }, 'fr-FR');
// @ts-expect-error: plural rules need a language.
fillPlural(days, { count: 6 });
// @ts-expect-error: the text has no plural forms.
fillPlural(minutes, { minutes: 6 }, 'fr-FR');

// @ts-expect-error: the labels of a drawing are keyed by name.
budget.figure.labels[3];
// @ts-expect-error: another guide has this label.
budget.figure.labels.franchise;
// @ts-expect-error: the home page has no such text.
home.hero.strapline;
// @ts-expect-error: content is read-only.
home.hero.title = 'Other';
// @ts-expect-error: lists are read-only.
home.steps.items.push({ title: '', text: '' });
// @ts-expect-error: no card has this id.
ids.push('due-diligence');
// @ts-expect-error: an item of a list may be undefined.
export const first: string = home.steps.items[0].title;
// @ts-expect-error: no figure has this name.
keyFigureText('averageReturn', 'fr');
// @ts-expect-error: the site has no Spanish locale.
keyFigureText('averageRoi', 'es');
