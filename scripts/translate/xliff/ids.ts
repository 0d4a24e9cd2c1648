/** Keys as the ids of XLIFF, which are words of letters, digits, `.`, `-` and `_`: what else a key holds becomes `_20_`. */

/** The namespace of XLIFF 2.0 and of 2.1. */
export const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
/** The namespace of what a file keeps for whoever wrote it. */
export const metadata = 'urn:oasis:names:tc:xliff:metadata:2.0';

export function idOf(key: string): string {
  return key.replace(/[^A-Za-z0-9.-]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`);
}

export function keyOf(id: string): string {
  return id.replace(/_([0-9a-f]{1,6})_/g, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}
