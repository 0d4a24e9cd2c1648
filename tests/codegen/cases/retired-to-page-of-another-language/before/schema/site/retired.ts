/** Addresses of removed pages. */
import type { Retired } from '#schema/language/define.ts';
import { link } from '#schema/language/link.ts';

export const retired: Retired = {
  '/guides/strategie': link('about'),
  '/a-propos': 'gone',
};
