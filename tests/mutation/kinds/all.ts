/** Every kind of faults, by the room that looks at it. */
import type { Kind } from '../fault.ts';
import { bodyKinds } from './bodies.ts';
import { browserKinds } from './browser.ts';
import { codeKinds } from './code.ts';
import { compilerKinds } from './compiler.ts';
import { deliveredKinds } from './delivered.ts';
import { fileKinds } from './files.ts';
import { headKinds } from './heads.ts';
import { letterKinds } from './letters.ts';
import { linkKinds } from './links.ts';
import { outputKinds } from './output.ts';
import { releaseKinds } from './releases.ts';
import { schemaKinds } from './schema.ts';
import { tradeKinds } from './trade.ts';
import { translationKinds } from './translations.ts';
import { typedKinds } from './typed.ts';
import { valueKinds } from './values.ts';

export const kinds: readonly Kind[] = [
  ...translationKinds,
  ...valueKinds,
  ...letterKinds,
  ...tradeKinds,
  ...fileKinds,
  ...headKinds,
  ...linkKinds,
  ...bodyKinds,
  ...outputKinds,
  ...deliveredKinds,
  ...typedKinds,
  ...codeKinds,
  ...browserKinds,
  ...schemaKinds,
  ...releaseKinds,
  ...compilerKinds,
];
