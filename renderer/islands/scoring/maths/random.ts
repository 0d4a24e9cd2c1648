/** Random numbers that are the same each time: what is said of a comparison must not change from one look to the next. */

/**
 * Numbers between 0 and 1, 0 itself left out, from a seed that is not 0. The generator is the 32-bit xorshift of G. Marsaglia,
 * “Xorshift RNGs”, Journal of Statistical Software 8 (14), 2003, with the triple 13, 17, 5: every state but 0 comes once.
 */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
