/** Describes JSON syntax errors of message files for translators. */
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { conflictOffset } from '../merge-conflict.ts';
import type { Placeless } from '../problem.ts';

export interface Malformed {
  readonly offset: number;
  readonly complaint: Placeless;
}

/** Quotes that word processors insert instead of straight ones. */
const smartQuote = /[“”„‟‘’‚‛«»″＂]/;

/** Finds U+FFFD, which replaces bytes that are not UTF-8: writing the file would lose those letters. */
export function foreignBytes(source: string): Malformed | undefined {
  const offset = source.indexOf('\uFFFD');
  if (offset < 0) return undefined;
  const before = /[\p{L}\p{N}’' ]*$/u.exec(source.slice(Math.max(0, offset - 20), offset))?.[0] ?? '';
  const complaint = refuse(
    `bytes that are not UTF-8${before === '' ? '' : `, after “${before}”`}`,
    'a file saved as UTF-8',
    'open the file in its encoding, such as Latin-1 (Windows-1252), and save it as UTF-8',
  );
  return { offset, complaint };
}

/** Describes the first syntax error. `isRecord`: the file holds hashes of source texts, which nobody edits by hand. */
export function malformed(source: string, isRecord: boolean): Malformed {
  const conflict = conflictOffset(source);
  if (conflict !== undefined) {
    const complaint = isRecord
      ? refuse(
          'a merge conflict',
          'the hashes of one side of the merge',
          'keep either side, and remove the lines of <, = and >; npm run translate -- status then counts the stale translations',
        )
      : refuse('a merge conflict', 'the texts of one side of the merge', 'keep one of the two sides, and remove the lines of <, = and >');
    return { offset: conflict, complaint };
  }
  if (source.trim() === '') {
    const complaint = refuse(
      'an empty file',
      'an object of messages, {"key": "text"}',
      'restore the file from git, or delete it and run npm run codegen',
    );
    return { offset: 0, complaint };
  }
  const errors: ParseError[] = [];
  parseTree(source, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { offset: 0, complaint: refuse('malformed JSON', 'valid JSON', 'correct the file') };
  const code = printParseErrorCode(first.error);
  const before = source.slice(0, first.offset).trimEnd();
  // The offset of the missing comma: the parser reports the next token.
  if (code === 'CommaExpected') return { offset: before.length, complaint: refuse('no comma', 'a comma between two texts', 'add a comma') };
  if (code === 'PropertyNameExpected' && before.endsWith(',')) {
    const next = source[first.offset] ?? 'the end of the file';
    const complaint = refuse(`a comma before ${next}`, 'a comma between two texts only', 'remove the comma');
    return { offset: before.length - 1, complaint };
  }
  return { offset: first.offset, complaint: complaintOf(source, first.offset, code) };
}

function complaintOf(source: string, offset: number, code: string): Placeless {
  const found = source[offset] ?? '';
  const line = source.slice(offset).split('\n')[0] ?? '';
  if (code === 'InvalidSymbol' && smartQuote.test(found)) {
    return refuse(`the quote ${found} around a key or a text`, 'straight quotes: "key": "text"', 'replace that quote by "');
  }
  if (code === 'InvalidSymbol' && found === "'") {
    return refuse("the quote ' around a key or a text", 'double quotes: "key": "text"', 'replace that quote by "');
  }
  if (code === 'InvalidSymbol' && source[offset - 1] === '"') {
    return refuse(
      'a straight quote " within a text',
      'one straight quote at each end of the text',
      'write “ and ” or « and » within the text, or \\" for a straight quote',
    );
  }
  const isCut = code === 'CloseBraceExpected' && found === '';
  if (isCut || (code === 'UnexpectedEndOfString' && offset + line.length === source.length)) {
    return refuse(
      'a truncated file',
      'a " at the end of each text and a } for each {',
      'add the missing end, or restore the file from git',
    );
  }
  if (code === 'UnexpectedEndOfString') {
    const quote = smartQuote.exec(line)?.[0];
    const wayOut =
      quote === undefined ? 'close the text with ", and write line breaks as \\n' : `close the text with " instead of ${quote}`;
    return refuse('a text that does not end on its line', 'a straight quote " at its end', wayOut);
  }
  if (code === 'InvalidCharacter') {
    return refuse('a tab or another control character in a text', 'spaces', 'replace the character by a space, or write \\t for a tab');
  }
  if (code === 'InvalidEscapeCharacter') {
    return refuse('a backslash before a character that needs none', 'no backslash, or \\\\', 'remove the backslash, or double it');
  }
  return refuse(`malformed JSON: ${words(code)}`, 'valid JSON', 'correct that line');
}

function refuse(found: string, expected: string, wayOut: string): Placeless {
  return { found, expected, wayOut: `${wayOut}; nothing was written` };
}

/** Returns “colon expected” for `ColonExpected`. */
function words(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
