/** The rules on the built site, on each page of it and on all together. */
import type { Rule } from '../../rule.ts';
import { anchors } from './anchors.ts';
import { deadLinks } from './dead-links.ts';

export const siteRules: readonly Rule[] = [anchors, deadLinks];
