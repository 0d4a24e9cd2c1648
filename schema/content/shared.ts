/** Content every page has, and shapes that several content types share. */
import { z } from 'zod';
import { contentType, rich, text } from '../language/define.ts';
import { ownTitleMax } from '../text/head-title.ts';

/** Head of a page and its short name: part of every page's messages. */
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

/** A heading and what stands under it. */
export const titled = contentType({ name: 'Titled', text: { title: text(), text: text() }, facts: {} }).text;

/** Closing call to action with one button. */
export const callToAction = contentType({ name: 'CallToAction', text: { title: text(), text: text(), button: text() }, facts: {} }).text;
