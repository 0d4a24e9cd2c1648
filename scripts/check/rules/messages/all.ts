/** The rules on what translators write, one text at a time. */
import type { Rule } from '../../rule.ts';

export const messagesRules: readonly Rule[] = [];
