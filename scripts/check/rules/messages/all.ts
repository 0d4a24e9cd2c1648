/** The rules on what translators write, one text at a time: those that are certain first. */
import type { Rule } from '../../rule.ts';
import { articles } from './articles.ts';
import { blankText } from './blank-text.ts';
import { cutShort } from './cut-short.ts';
import { encoding } from './encoding.ts';
import { endings } from './endings.ts';
import { englishTypography } from './english-typography.ts';
import { filler } from './filler.ts';
import { fixedWording } from './fixed-wording.ts';
import { fontLetters } from './font-letters.ts';
import { frenchTypography } from './french-typography.ts';
import { glossary } from './glossary.ts';
import { invisibleCharacters } from './invisible-characters.ts';
import { language } from './language.ts';
import { markup } from './markup.ts';
import { numbers } from './numbers.ts';
import { placeholdersAndMarks } from './placeholders-and-marks.ts';
import { register } from './register.ts';
import { sentences } from './sentences.ts';
import { spelling } from './spelling.ts';
import { staleTranslation } from './stale-translation.ts';
import { typedFigure } from './typed-figure.ts';
import { typedIdentity } from './typed-identity.ts';
import { untranslated } from './untranslated.ts';

export const messagesRules: readonly Rule[] = [
  blankText,
  encoding,
  invisibleCharacters,
  markup,
  filler,
  placeholdersAndMarks,
  numbers,
  untranslated,
  staleTranslation,
  fixedWording,
  typedIdentity,
  typedFigure,
  fontLetters,
  frenchTypography,
  englishTypography,
  endings,
  cutShort,
  language,
  glossary,
  spelling,
  sentences,
  articles,
  register,
];
