/** Every rule, by subject in the order in which a mistake is cheapest to mend. */
import type { Rule } from './rule.ts';
import { codeRules } from './rules/code/all.ts';
import { messagesRules } from './rules/messages/all.ts';
import { releaseRules } from './rules/release/all.ts';
import { schemaRules } from './rules/schema/all.ts';
import { siteRules } from './rules/site/all.ts';

export const rules: readonly Rule[] = [...messagesRules, ...schemaRules, ...codeRules, ...siteRules, ...releaseRules];
