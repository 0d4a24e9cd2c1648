/** What keeps a message file from being JSON, as its translator would say it, and where. */
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Placeless } from '../problem.ts';

export interface Malformed {
  readonly offset: number;
  readonly complaint: Placeless;
}

/** Quotes that word processors put in the place of straight ones. */
const smartQuote = /[“”„‟‘’‚‛«»″＂]/;

/** The bytes of a file in another encoding than UTF-8, as they are read: saving it again would lose what they stood for. */
export function foreignBytes(source: string): Malformed | undefined {
  const offset = source.indexOf('\uFFFD');
  if (offset < 0) return undefined;
  const before = /[\p{L}\p{N}’' ]*$/u.exec(source.slice(Math.max(0, offset - 20), offset))?.[0] ?? '';
  const complaint = refuse(
    `bytes that are no UTF-8${before === '' ? '' : `, after “${before}”`}`,
    'a file saved as UTF-8',
    'open it in the encoding it was saved in, such as Latin-1 (Windows-1252), and save it as UTF-8',
  );
  return { offset, complaint };
}

/** What is wrong with a source that is no JSON. `isRecord`: it says what translations were made from, which nobody writes by hand. */
export function malformed(source: string, isRecord: boolean): Malformed {
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(source);
  if (conflict) {
    const complaint = isRecord
      ? refuse(
          'a merge conflict',
          'what each translation was made from, of one side or the other',
          'keep either, and remove the lines of <, = and >; npm run translate -- status then counts what is to be checked again',
        )
      : refuse('a merge conflict', 'the texts of one side or the other', 'keep one of the two, and remove the lines of <, = and >');
    return { offset: conflict.index, complaint };
  }
  if (source.trim() === '') {
    const complaint = refuse(
      'an empty file',
      'an object of messages, {"key": "text"}',
      'restore it from git, or delete it to have it written anew',
    );
    return { offset: 0, complaint };
  }
  const errors: ParseError[] = [];
  parseTree(source, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { offset: 0, complaint: refuse('malformed JSON', 'valid JSON', 'correct the file') };
  const code = printParseErrorCode(first.error);
  const before = source.slice(0, first.offset).trimEnd();
  // The place of the comma, rather than where the parser stumbles.
  if (code === 'CommaExpected')
    return { offset: before.length, complaint: refuse('no comma', 'a comma between two texts', 'put one there') };
  if (code === 'PropertyNameExpected' && before.endsWith(',')) {
    const next = source[first.offset] ?? 'the end of the file';
    const complaint = refuse(`a comma before ${next}`, 'a comma between two texts only', 'remove it');
    return { offset: before.length - 1, complaint };
  }
  return { offset: first.offset, complaint: complaintOf(source, first.offset, code) };
}

function complaintOf(source: string, offset: number, code: string): Placeless {
  const found = source[offset] ?? '';
  const line = source.slice(offset).split('\n')[0] ?? '';
  if (code === 'InvalidSymbol' && smartQuote.test(found)) {
    return refuse(`the quote ${found} around a key or a text`, 'straight quotes: "key": "text"', 'write " in its place');
  }
  if (code === 'InvalidSymbol' && found === "'") {
    return refuse("the quote ' around a key or a text", 'double quotes: "key": "text"', 'write " in its place');
  }
  if (code === 'InvalidSymbol' && source[offset - 1] === '"') {
    return refuse(
      'a straight quote " within a text',
      'one at each end of the text',
      'write “ and ” or « and » within it, or \\" for a straight one',
    );
  }
  const isCut = code === 'CloseBraceExpected' && found === '';
  if (isCut || (code === 'UnexpectedEndOfString' && offset + line.length === source.length)) {
    return refuse(
      'the end of the file, too soon',
      'a " for each text and a } for each {',
      'write what is missing, or restore the file from git',
    );
  }
  if (code === 'UnexpectedEndOfString') {
    const quote = smartQuote.exec(line)?.[0];
    const wayOut =
      quote === undefined
        ? 'close it with "; a text stands on one line, with \\n for a line break'
        : `close it with " in the place of ${quote}`;
    return refuse('a text that does not end on its line', 'a straight quote " at its end', wayOut);
  }
  if (code === 'InvalidCharacter') {
    return refuse('a tab, or another invisible sign, within a text', 'spaces', 'write a space in its place, or \\t for a tab');
  }
  if (code === 'InvalidEscapeCharacter') {
    return refuse('a backslash before a sign that needs none', 'none, or \\\\ for a backslash', 'remove it, or double it');
  }
  return refuse(`malformed JSON: ${words(code)}`, 'valid JSON', 'correct that place');
}

function refuse(found: string, expected: string, wayOut: string): Placeless {
  return { found, expected, wayOut: `${wayOut}; nothing was written` };
}

/** `ColonExpected` is “colon expected”. */
function words(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
