/** Functions that work each answer out once, and give it again whenever they are asked the same. */

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
