/**
 * Texts that a spreadsheet would run as a formula. An apostrophe before them keeps it from that, and is taken away again
 * on the way back; a text that has some there of its own gets one more.
 */
const dangerous = /^'*[=+\-@\t\r\n|%＝＋－＠]/;

export function harmless(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

export function asItWas(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}
