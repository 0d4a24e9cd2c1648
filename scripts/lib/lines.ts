/** Lines of text, whether an editor or a system ends them by LF or by CRLF. */

/** The lines of a text, without their ends. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** The text with its lines ended by LF, as everything in the repository. */
export function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
