/** The rules on what the schema says, and on texts as a whole. */
import type { Rule } from '../../rule.ts';
import { citedLaw } from './cited-law.ts';
import { codegen } from './codegen.ts';
import { counts } from './counts.ts';
import { dates } from './dates.ts';
import { headTexts } from './head-texts.ts';
import { https } from './https.ts';
import { menuItems } from './menu-items.ts';
import { repeatedTexts } from './repeated-texts.ts';
import { specifiedConstants } from './specified-constants.ts';
import { tics } from './tics.ts';
import { unindexed } from './unindexed.ts';

export const schemaRules: readonly Rule[] = [
  codegen,
  citedLaw,
  counts,
  dates,
  headTexts,
  https,
  menuItems,
  specifiedConstants,
  tics,
  unindexed,
  repeatedTexts,
];
