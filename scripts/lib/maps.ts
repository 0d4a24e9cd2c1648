/** Values that belong together. `Map.groupBy` does as much from Node 21 on. */

/** Values by what a function says of each, groups and values in their order. */
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

/** Where answers are kept, by what was asked about. */
type Answers<Key, Answer> = Pick<Map<Key, Answer>, 'has' | 'get'> & { set(key: Key, answer: Answer): unknown };

/** By the object that comes first, on which alone the answer depends; it is forgotten with that object. */
export function memoizePerObject<About extends object, Rest extends readonly unknown[], Answer>(
  work: (about: About, ...rest: Rest) => Answer,
): (about: About, ...rest: Rest) => Answer {
  const answers: Answers<About, Answer> = new WeakMap<About, Answer>();
  return (about, ...rest) => remembered(answers, about, () => work(about, ...rest));
}

/** By the texts that it is handed, all of them. What it has answered stays for as long as the function. */
export function memoizePerText<Texts extends readonly string[], Answer>(work: (...texts: Texts) => Answer): (...texts: Texts) => Answer {
  const answers = new Map<string, Answer>();
  return (...texts) => remembered(answers, texts.join('\0'), () => work(...texts));
}

function remembered<Key, Answer>(answers: Answers<Key, Answer>, key: Key, work: () => Answer): Answer {
  const known = answers.get(key);
  if (known !== undefined || answers.has(key)) return known as Answer;
  const answer = work();
  answers.set(key, answer);
  return answer;
}
