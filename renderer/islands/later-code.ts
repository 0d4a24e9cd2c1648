/** Where the code is that comes later, whatever it is wanted for: one place, for each costs every page its bytes. */

export function fetchLater(): Promise<typeof import('../later.ts')> {
  return import('../later.ts');
}
