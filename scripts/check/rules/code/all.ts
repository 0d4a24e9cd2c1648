/** The rules on what people write in source files. */
import type { Rule } from '../../rule.ts';
import { components } from './components.ts';
import { fileLengths } from './file-lengths.ts';
import { idleExcuse } from './idle-excuse.ts';
import { imports } from './imports.ts';

export const codeRules: readonly Rule[] = [components, fileLengths, imports, idleExcuse];
