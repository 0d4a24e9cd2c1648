/** Locations by letter: A is the first. */
export function letterOf(place: number): string {
  return String.fromCharCode(65 + place);
}
