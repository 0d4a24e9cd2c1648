/** Addresses as a browser reads them. */

/** What an address on a page leads to, resolved; undefined for one that no browser can read. */
export function resolveAddress(target: string, path: string, origin: string): URL | undefined {
  const base = origin + path;
  return URL.canParse(target, base) ? new URL(target, base) : undefined;
}

/** The path of an address without its percent signs, as files are named. */
export function pathOf({ pathname }: URL): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The id that an address names on its page; undefined for the page as a whole. */
export function anchorOf({ hash }: URL): string | undefined {
  if (hash === '') return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
