/** Components cannot ask for a text that is not there, nor forget what fills it. */
import type { BundleId, Contents, Template } from '../../generated/content.ts';
import { fill } from '../../renderer/content/fill.ts';
import { keyFigureText } from '../../renderer/content/key-figures.ts';
import { useContent } from '../../renderer/page.tsx';

declare const home: Contents['home'];
declare const guides: Contents['guides'];
declare const budget: Contents['budget'];
declare const minutes: Template<'minutes'>;
declare const pair: Template<'current' | 'total'>;

export const right: string[] = [
  fill(minutes, { minutes: 6 }),
  fill(pair, { current: 1, total: '3' }),
  fill(guides.readMinutes, { minutes: 6 }),
  home.hero.title,
  budget.figure.labels.breakEven,
  keyFigureText('averageRoi', 'fr'),
];

/** Entries come with the ids that the schema gives them, lists as arrays. */
export const ids: ('network-development' | 'digital-transformation' | 'concept-creation')[] = home.carousel.cards.map((card) => card.id);
export const steps: string[] = home.steps.items.map((item) => item.title);

/** The content of a bundle that is not known in advance. */
export function useContentOf<Id extends BundleId>(id: Id): Contents[Id] {
  return useContent(id);
}

export function Right() {
  return useContent('common').footer.copyright;
}

export function UnknownBundle() {
  // @ts-expect-error: no bundle has this id.
  useContent('nope');
}

export function TextOfAnotherPage() {
  // @ts-expect-error: the labels of the case studies are on no other page.
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
// @ts-expect-error: the text of the guides needs its value as any other.
fill(guides.readMinutes, {});

// @ts-expect-error: the labels of a drawing have names, and no order.
budget.figure.labels[3];
// @ts-expect-error: this label is on the drawing of another guide.
budget.figure.labels.franchise;
// @ts-expect-error: the home page has no such text.
home.hero.strapline;
// @ts-expect-error: content is not to be changed.
home.hero.title = 'Other';
// @ts-expect-error: neither are lists.
home.steps.items.push({ title: '', text: '' });
// @ts-expect-error: no card has this id.
ids.push('due-diligence');
// @ts-expect-error: a list may be shorter than the index asks: what it gives may be undefined.
export const first: string = home.steps.items[0].title;
// @ts-expect-error: no figure has this name.
keyFigureText('averageReturn', 'fr');
// @ts-expect-error: the site does not speak Spanish.
keyFigureText('averageRoi', 'es');
