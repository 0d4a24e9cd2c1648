/** A sentence with the placeholders that it names as chips, as in the fields. */
import type { DeskText } from '../protocol.ts';

interface WithChipsProps {
  readonly sentence: string;
  readonly placeholders: DeskText['placeholders'];
}

export function WithChips({ sentence, placeholders }: WithChipsProps) {
  return sentence.split(/(\{\w+\})/).map((part, index) => {
    const name = index % 2 === 1 ? part.slice(1, -1) : undefined;
    if (name === undefined) return part;
    return (
      <span key={index} className="chip">
        {placeholders.find((each) => each.name === name)?.value ?? name}
      </span>
    );
  });
}
