/**
 * The seal on a generated file: a comment with a checksum of the rest, by which codegen tells a file that is merely out
 * of date, which it may overwrite, from one that somebody has edited, which it must not.
 */
import { createHash } from 'node:crypto';
import { withLf } from '../lib/lines.ts';

type Comment = readonly [open: string, close: string];

const notice = 'Generated from schema/ by "npm run codegen". Do not edit. Seal: ';

function commentOf(path: string): Comment {
  if (path.endsWith('.ts')) return ['// ', ''];
  if (path.endsWith('.css')) return ['/* ', ' */'];
  if (path.endsWith('.xml')) return ['<!-- ', ' -->'];
  return ['# ', ''];
}

/** The text with its seal. JSON has no comments: there the seal is the `$comment` of a JSON Schema. */
export function seal(path: string, body: string): string {
  const mark = `${notice}${checksum(body)}`;
  if (path.endsWith('.json')) return body.replace('{\n', `{\n  "$comment": ${JSON.stringify(mark)},\n`);
  const [open, close] = commentOf(path);
  const line = `${open}${mark}${close}\n`;
  const declaration = /^<\?xml[^\n]*\n/.exec(body)?.[0] ?? '';
  return declaration + line + body.slice(declaration.length);
}

/** Whether a sealed file is as codegen left it; an editor or a checkout may have ended its lines otherwise. */
export function isSealIntact(saved: string): boolean {
  const text = withLf(saved);
  const line = text.split('\n').find((candidate) => candidate.includes(notice.replaceAll('"', '\\"')) || candidate.includes(notice));
  const found = line === undefined ? undefined : /Seal: ([0-9a-f]+)/.exec(line)?.[1];
  return line !== undefined && found === checksum(text.replace(`${line}\n`, ''));
}

function checksum(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}
