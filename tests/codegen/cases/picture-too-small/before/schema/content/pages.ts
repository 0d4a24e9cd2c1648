/** The content of the pages. */
import { z } from 'zod';
import { text } from '#schema/language/define.ts';
import { picture } from '#schema/language/picture.ts';

export const homeContent = z.object({ photo: picture({ file: 'small.png', place: 'portrait' }) });

export const aboutContent = z.object({ title: text(), text: text() });

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
