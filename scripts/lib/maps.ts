/** Groups values by key, in their order. `Map.groupBy` needs Node 21. */
export function groupBy<Value, Key>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

type Cache<Key, Result> = Pick<Map<Key, Result>, 'has' | 'get'> & { set(key: Key, result: Result): unknown };

/** Memoizes a function by its first argument, an object; the result must not depend on the others. A result lives as long as its object. */
export function memoizePerObject<First extends object, Rest extends readonly unknown[], Result>(
  work: (first: First, ...rest: Rest) => Result,
): (first: First, ...rest: Rest) => Result {
  const results: Cache<First, Result> = new WeakMap<First, Result>();
  return (first, ...rest) => getOrCompute(results, first, () => work(first, ...rest));
}

/** Memoizes a function by all its arguments. Results are never evicted. */
export function memoizePerText<Texts extends readonly string[], Result>(work: (...texts: Texts) => Result): (...texts: Texts) => Result {
  const results = new Map<string, Result>();
  return (...texts) => getOrCompute(results, texts.join('\0'), () => work(...texts));
}

function getOrCompute<Key, Result>(results: Cache<Key, Result>, key: Key, work: () => Result): Result {
  const cached = results.get(key);
  if (cached !== undefined || results.has(key)) return cached as Result;
  const result = work();
  results.set(key, result);
  return result;
}
