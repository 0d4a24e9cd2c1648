/** Texts that every page has, and content types shared by several pages. */
import { z } from 'zod';
import { contentType, rich, text } from '../language/define.ts';
import { prose } from '../language/prose.ts';
import { ownTitleMax } from '../text/head-title.ts';

/** The texts that every page has. */
export const pageShape = {
  meta: z.object({
    title: text({ max: ownTitleMax, note: 'Browser tab and search result; the firm’s name is appended.' }),
    description: text({ max: 160, note: 'Search result: one full sentence.' }),
    socialTitle: text({ max: 70, note: 'Title of a shared link.' }),
    socialDescription: text({ max: 160, note: 'Text of a shared link.' }),
  }),
  label: text({ max: 40, note: 'Short name, in breadcrumbs and menus.' }),
};

/** The top of a page. */
export const hero = contentType({ name: 'Hero', text: { title: rich(), lead: text() }, facts: {} }).text;

export const titled = contentType({ name: 'Titled', text: { title: text(), text: text() }, facts: {} }).text;

/** A title above prose of a few paragraphs. */
export const topic = contentType({ name: 'Topic', text: { title: text(), text: prose({ min: 1, max: 4, longest: 500 }) }, facts: {} }).text;

/** Declares a text of one line whose words may be links. */
export const linked = (options?: Omit<NonNullable<Parameters<typeof rich>[0]>, 'marks'>) => rich({ ...options, marks: ['link'] });

/** A call to action with one button. */
export const callToAction = contentType({ name: 'CallToAction', text: { title: text(), text: text(), button: text() }, facts: {} }).text;
