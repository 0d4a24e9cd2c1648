/**
 * Compares generated files with the files on disk. A seal, a comment with a checksum of the rest of the file, tells a stale file, which
 * codegen may overwrite, from a file edited by hand, which it must not.
 */
import { createHash } from 'node:crypto';
import { withLf } from '../lib/lines.ts';
import { type Files, ledgerFile } from '../model/generated-files.ts';
import { sourcesFile } from '../model/messages/texts.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';

export interface Changes {
  readonly write: readonly string[];
  readonly remove: readonly string[];
}

/** Returns the changes from the files on disk to the generated files. Throws a {@link ProblemsError} for a sealed file edited by hand. */
export function changesBetween(existing: Files, next: Files): Changes {
  const edited = Object.keys(existing).filter(
    (path) => isSealed(path) && existing[path] !== next[path] && !isSealIntact(existing[path] ?? ''),
  );
  if (edited.length > 0) throw new ProblemsError(edited.map((path) => (path in next ? handEdited(path) : foreignFile(path))));
  return {
    write: Object.keys(next)
      .filter((path) => existing[path] !== next[path])
      .sort(),
    remove: Object.keys(existing)
      .filter((path) => !(path in next) && isRemovable(path, next))
      .sort(),
  };
}

/** Returns true for a sealed file: all generated files except the ledger and message files, which translators write. */
function isSealed(path: string): boolean {
  if (path === ledgerFile) return false;
  return !path.startsWith('generated/messages/') || path.startsWith('generated/messages/_schema/');
}

/** Returns true for a file that codegen removes when it is no longer generated. The message files of a removed locale stay. */
function isRemovable(path: string, next: Files): boolean {
  if (isSealed(path)) return true;
  const locale = path.split('/')[2] ?? '';
  return (
    path.endsWith('.json') &&
    path !== sourcesFile(locale) &&
    Object.keys(next).some((other) => other.startsWith(`generated/messages/${locale}/`))
  );
}

export function staleFile(where: string): Problem {
  return {
    where,
    found: 'a stale generated file',
    expected: 'the file that codegen writes for this schema',
    wayOut: 'run npm run codegen and commit the result',
  };
}

function handEdited(path: string): Problem {
  return {
    where: path,
    found: 'a generated file that was edited by hand, or holds a merge conflict',
    expected: 'an unedited generated file',
    wayOut: `put the change into schema/ or scripts/codegen/, then delete ${path} and run npm run codegen`,
  };
}

function foreignFile(path: string): Problem {
  return {
    where: path,
    found: 'a file that was written or edited by hand in a generated folder',
    expected: 'generated files only',
    wayOut: 'move the file elsewhere, or delete it',
  };
}

type Comment = readonly [open: string, close: string];

const notice = 'Generated from schema/ by "npm run codegen". Do not edit. Seal: ';

function commentOf(path: string): Comment {
  if (path.endsWith('.ts')) return ['// ', ''];
  if (path.endsWith('.css')) return ['/* ', ' */'];
  if (path.endsWith('.xml')) return ['<!-- ', ' -->'];
  return ['# ', ''];
}

/** Returns the text with its seal. JSON has no comments: its seal is the `$comment` of a JSON Schema. */
export function seal(path: string, body: string): string {
  const mark = `${notice}${checksum(body)}`;
  if (path.endsWith('.json')) return body.replace('{\n', `{\n  "$comment": ${JSON.stringify(mark)},\n`);
  const [open, close] = commentOf(path);
  const line = `${open}${mark}${close}\n`;
  const declaration = /^<\?xml[^\n]*\n/.exec(body)?.[0] ?? '';
  return declaration + line + body.slice(declaration.length);
}

/** Returns true if the checksum of a sealed text is right. Line ends do not count: an editor or a checkout may change them. */
export function isSealIntact(saved: string): boolean {
  const text = withLf(saved);
  const line = text.split('\n').find((candidate) => candidate.includes(notice.replaceAll('"', '\\"')) || candidate.includes(notice));
  const found = line === undefined ? undefined : /Seal: ([0-9a-f]+)/.exec(line)?.[1];
  return line !== undefined && found === checksum(text.replace(`${line}\n`, ''));
}

/** Matches the doc comments of texts. They do not count: branches that edit different texts would conflict in the seal. */
const docsOfTexts = /^ +\/\*\* .*\.json \S+ \*\/\n/gm;

function checksum(body: string): string {
  return createHash('sha256').update(body.replace(docsOfTexts, '')).digest('hex').slice(0, 16);
}
