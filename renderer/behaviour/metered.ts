/** Whether the visitor is likely to pay for each byte, in money or in patience. */

/** As far as the browser says: it was asked to save data, or the connection is no faster than 2G. Only Chromium says. */
export function isMetered(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}
