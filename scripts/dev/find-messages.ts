/** Finds the messages that a page shows at a place, for Alt-click in the browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf, parseLine, parseProse, typedWords } from '../../schema/language/markdown.ts';
import { wholeForms } from '../../schema/language/plural.ts';
import { plainText } from '../../schema/text/language-marks.ts';
import { escapePattern } from '../../schema/text/pattern.ts';
import { keyPlace, parseJson } from '../model/messages/parse.ts';
import { messageFile, messagesFolder, valueAt, writtenTexts } from '../model/messages/texts.ts';

export interface FoundMessage {
  /** `generated/messages/fr/about.json:12`. */
  readonly place: string;
  readonly key: string;
}

/** Number of messages to show. */
const limit = 5;

/**
 * Returns the messages of a locale that equal a shown text; without any, the longest ones within it, or those that contain it. White
 * space does not count, and a placeholder stands for any words.
 */
export function findMessages(root: string, locale: string, shown: string): FoundMessage[] {
  const words = squeeze(shown);
  const messages = words === '' ? [] : messagesIn(root, locale);
  const equal = messages.filter(({ pattern }) => new RegExp(`^${pattern}$`, 's').test(words));
  const within = messages.filter(({ text, pattern }) => text.length > 3 && new RegExp(pattern, 's').test(words));
  const around = messages.filter(({ text }) => text.includes(words));
  const found = [equal, around, within.sort((a, b) => b.text.length - a.text.length)].find((each) => each.length > 0) ?? [];
  return found.slice(0, limit).map(({ file, source, key }) => ({ place: `${file}:${keyPlace(source, key.split('.')).line}`, key }));
}

function messagesIn(root: string, locale: string) {
  if (!readdirSync(join(root, messagesFolder)).includes(locale)) return [];
  const bundles = readdirSync(join(root, messagesFolder, locale)).flatMap((name) => /^([^_].*)\.json$/.exec(name)?.[1] ?? []);
  return bundles.flatMap((bundle) => {
    const file = messageFile(locale, bundle);
    const source = readFileSync(join(root, file), 'utf8');
    const messages = parseJson(file, source);
    return Object.entries(writtenTexts(messages)).flatMap(([key, written]) => {
      const isProse = Array.isArray(valueAt(messages, key.split('.')));
      return wholeForms(written).flatMap(({ text: form }) => {
        const lines = isProse ? linesOf(parseProse(form).parts) : [parseLine(form).parts];
        const text = squeeze(plainText(lines.map((phrases) => typedWords(phrases)).join('')));
        const pieces = text.split(/\{[^{}]*\}/);
        const pattern = pieces.map(escapePattern).join('.+?');
        // A placeholder alone would match every text.
        return /[\p{L}\p{N}]/u.test(pieces.join('')) ? [{ file, source, key, text, pattern }] : [];
      });
    });
  });
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
