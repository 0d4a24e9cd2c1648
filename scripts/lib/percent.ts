/** Percent signs of addresses, read as far as they can be: a text in which one stands for itself stays as it is. */

/** A path, in which delimiters such as `%2F` are left alone. */
export function decodedPath(path: string): string {
  return orItself(decodeURI, path);
}

/** A part between delimiters: an anchor, a user name, a password. */
export function decodedPart(part: string): string {
  return orItself(decodeURIComponent, part);
}

function orItself(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
