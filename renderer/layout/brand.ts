/** The longest name of a firm that fits beside Contact and the menu on a phone, in characters. */
const shortName = 14;

/** Returns the classes of the link with the name of the firm. Names of up to 40 characters fit into the header. */
export function brandClass(name: string): string {
  return name.length > shortName ? 'brand is-long' : 'brand';
}
