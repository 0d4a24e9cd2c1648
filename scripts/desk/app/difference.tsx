/** The difference between two versions of a text. */
import { useMemo } from 'react';
import { differenceOf } from './differences.ts';

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly locale: string;
}

export function Difference({ before, after, locale }: DifferenceProps) {
  const parts = useMemo(() => differenceOf(before, after, locale), [before, after, locale]);
  return (
    <p className="difference" lang={locale}>
      {parts.map(({ kind, words }, index) => {
        if (kind === 'kept') return <span key={index}>{words}</span>;
        return kind === 'added' ? <ins key={index}>{words}</ins> : <del key={index}>{words}</del>;
      })}
    </p>
  );
}
