/** The rules on what people write in source files. */
import type { Rule } from '../../rule.ts';
import { components } from './components.ts';
import { fileLengths } from './file-lengths.ts';
import { idleExcuse } from './idle-excuse.ts';
import { imports } from './imports.ts';
import { rawHref } from './raw-href.ts';
import { skippedTests } from './skipped-tests.ts';
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
  unused,
  idleExcuse,
];
