/** The rules on what people write in source files. */
import type { Rule } from '../../rule.ts';
import { clientCode } from './client-code.ts';
import { colours } from './colours.ts';
import { committedSecrets } from './committed-secrets.ts';
import { components } from './components.ts';
import { cssNames } from './css-names.ts';
import { cutLists } from './cut-lists.ts';
import { fileLengths } from './file-lengths.ts';
import { hydration } from './hydration.ts';
import { idleExcuse } from './idle-excuse.ts';
import { imports } from './imports.ts';
import { rawHref } from './raw-href.ts';
import { skippedTests } from './skipped-tests.ts';
import { sqlAccess } from './sql-access.ts';
import { sqlBounds } from './sql-bounds.ts';
import { typedText } from './typed-text.ts';
import { unreadContent } from './unread-content.ts';
import { unused } from './unused.ts';

export const codeRules: readonly Rule[] = [
  components,
  fileLengths,
  imports,
  typedText,
  rawHref,
  skippedTests,
  unreadContent,
  cutLists,
  sqlBounds,
  unused,
  idleExcuse,
  sqlAccess,
  clientCode,
  hydration,
  colours,
  cssNames,
  committedSecrets,
];
