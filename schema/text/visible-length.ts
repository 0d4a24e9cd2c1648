/** Returns the number of characters of a text that have a place on the screen. */
export function visibleLength(text: string): number {
  return [...text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')].length;
}
