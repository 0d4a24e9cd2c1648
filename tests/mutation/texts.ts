/** Faults in one text: which one, what it becomes, and what its file is then. */

import type { MessageText } from '../../scripts/check/project.ts';
import { messageFile } from '../../scripts/codegen/messages/paths.ts';
import type { Random } from '../unit/random.ts';
import type { Edit, Fault, Kind, Target } from './fault.ts';
import type { Ground } from './ground.ts';

/** What becomes of a text; undefined where it has no room for the fault. */
export type Change = (text: string, message: MessageText, random: Random, ground: Ground) => string | undefined;

/** A kind of faults in one text of one locale, or of any. */
export function textKind(name: string, rules: readonly string[], times: number, locale: 'fr' | 'en' | undefined, change: Change): Kind {
  return {
    name,
    room: 'messages',
    rules,
    times,
    plant(ground, random) {
      const message = random.pick(ground.project.texts);
      if (locale !== undefined && message.locale !== locale) return undefined;
      const text = change(message.text, message, random, ground);
      return text === undefined || text === message.text ? undefined : inText(ground, message, text);
    },
  };
}

/** The same in every language at once, where comparing the two tells nothing. */
export function bothKind(name: string, rules: readonly string[], times: number, change: Change): Kind {
  return {
    name,
    room: 'messages',
    rules,
    times,
    plant(ground, random) {
      const message = random.pick(ground.project.texts);
      const all = ground.project.texts.filter(({ bundle, key }) => bundle === message.bundle && key.join('.') === message.key.join('.'));
      const texts = all.map((each) => [each, change(each.text, each, random, ground)] as const);
      if (texts.some(([each, text]) => text === undefined || text === each.text)) return undefined;
      const faults = texts.map(([each, text]) => inText(ground, each, text ?? ''));
      return {
        what: faults.map(({ what }) => what).join('; '),
        edits: faults.flatMap(({ edits }) => edits),
        at: faults.flatMap(({ at }) => at),
      };
    },
  };
}

/** The fault of one text that reads otherwise. A source is told at its translations as well. */
export function inText(ground: Ground, message: MessageText, text: unknown, what = `“${message.text}” reads “${String(text)}”`): Fault {
  const { locale, bundle, key, others } = message;
  const at = (each: string): Target => ({ file: messageFile(each, bundle), key: key.join('.'), locale: each });
  return {
    what: what.length > 300 ? `${what.slice(0, 300)}…` : what,
    edits: [withText(ground, message, text)],
    at: [at(locale), ...(message.isSource ? Object.keys(others).map(at) : [])],
  };
}

/** The message file with another value for one key; without the key where the value is undefined. */
export function withText(ground: Ground, { locale, bundle, key }: MessageText, value: unknown): Edit {
  const file = messageFile(locale, bundle);
  const whole = JSON.parse(ground.project.generated[file] ?? '{}') as Record<string, unknown>;
  const branch = key.slice(0, -1).reduce((held, name) => held[name] as Record<string, unknown>, whole);
  const name = key.at(-1) ?? '';
  if (value === undefined) delete branch[name];
  else branch[name] = value;
  return { file, content: `${JSON.stringify(whole, null, 2)}\n` };
}

/** The words of a text that stand outside placeholders and marks, with their places. */
export function wordsIn(text: string, least: number): { readonly word: string; readonly index: number }[] {
  const hidden = text.replace(/\{[^}]*\}|\[[^\]]*\]/g, (part) => '#'.repeat(part.length));
  return [...hidden.matchAll(new RegExp(`(?<![\\p{L}\\p{N}’'#-])\\p{Ll}{${least},}(?![\\p{L}\\p{N}’'#-])`, 'gu'))].map(
    ({ 0: word, index }) => ({ word, index }),
  );
}

/** A text with one part of it replaced. */
export function splice(text: string, index: number, length: number, put: string): string {
  return text.slice(0, index) + put + text.slice(index + length);
}
