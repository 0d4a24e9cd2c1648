/** Content every page has, and shapes that several content types share. */
import { z } from 'zod';
import { contentType, text } from '../define.ts';

/** Head of a page and its short name: part of every page's messages. */
export const pageShape = {
  meta: z.object({
    title: text({ max: 60, note: 'Browser tab and search result; the firm’s name is appended.' }),
    description: text({ max: 160, note: 'Search result: one full sentence.' }),
    socialTitle: text({ max: 70, note: 'Title of a shared link.' }),
    socialDescription: text({ max: 160, note: 'Text of a shared link.' }),
  }),
  label: text({ max: 40, note: 'Short name, in breadcrumbs and menus.' }),
};

/** A heading and what stands under it. */
export const titled = () => titledType.text;
const titledType = contentType({ name: 'Titled', text: { title: text(), text: text() }, facts: {} });

/** Closing call to action with one button. */
export const callToAction = () => callToActionType.text;
const callToActionType = contentType({ name: 'CallToAction', text: { title: text(), text: text(), button: text() }, facts: {} });
