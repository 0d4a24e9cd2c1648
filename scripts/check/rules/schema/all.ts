/** The rules on what the schema says, and on texts as a whole. */
import type { Rule } from '../../rule.ts';
import { codegen } from './codegen.ts';

export const schemaRules: readonly Rule[] = [codegen];
