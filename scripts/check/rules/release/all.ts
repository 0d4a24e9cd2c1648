/** The rules on what is published, for `--release` only. */
import type { Rule } from '../../rule.ts';
import { answers } from './answers.ts';
import { fictionalLinks } from './fictional-links.ts';
import { identity } from './identity.ts';

export const releaseRules: readonly Rule[] = [identity, fictionalLinks, answers];
