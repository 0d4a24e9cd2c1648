/** @jsxImportSource preact */
/** The comparison for printing on one A4 page: ranking, scores, robustness, date, signature. */
import { useEffect, useState } from 'preact/hooks';
import { digits } from '#schema/text/formats.ts';
import { type Comparison, letterOf } from '../comparison.ts';
import { rentPerSquareMetre, rentToSales } from '../maths/differences.ts';
import type { Standing } from '../maths/ranking.ts';
import { FigureRow } from '../result/figures.tsx';
import { verdict } from '../result/ranking.tsx';
import { useTool } from '../tool-context.ts';

interface PrintSheetProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
  readonly said: readonly string[];
}

export function PrintSheet({ comparison, standings, said }: PrintSheetProps) {
  const tool = useTool();
  const { words, fill, tag } = tool;
  // The date is the visitor's, so it is unknown in the build.
  const [today, setToday] = useState('');
  useEffect(() => {
    const say = () => setToday(new Date().toLocaleDateString(tag, { ...digits, dateStyle: 'long' }));
    say();
    addEventListener('beforeprint', say);
    return () => removeEventListener('beforeprint', say);
  }, [tag]);
  return (
    <section className="tool-print">
      <p className="tool-print-title">{words.keep.sheet}</p>
      <p>{fill(words.keep.printed, { date: today })}</p>
      <p className="tool-print-verdict">{verdict(comparison, standings, tool)}</p>
      <Ranks comparison={comparison} standings={standings} />
      <Scores comparison={comparison} />
      {said.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <p className="tool-signature">{words.keep.signature}</p>
    </section>
  );
}

function Ranks({ comparison, standings }: Pick<PrintSheetProps, 'comparison' | 'standings'>) {
  const { words, nameOf, tenth, percent, euros, criteria } = useTool();
  return (
    <table>
      <caption>{words.result.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.result.rank}</th>
          <th scope="col">{words.places.name}</th>
          <th scope="col">{words.grid.total}</th>
          <th scope="col">{words.places.ratio}</th>
          <th scope="col">{words.places.perMetre}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ place, rank, score, failed }) => {
          const candidate = comparison.candidates[place] as Comparison['candidates'][number];
          const [ratio, perMetre] = [rentToSales(candidate), rentPerSquareMetre(candidate)];
          const out = failed.map((index) => criteria[index]?.title).join(', ');
          return (
            <tr key={place}>
              <td>{rank ?? '–'}</td>
              <td>
                {letterOf(place)} – {nameOf(candidate, place)}
                {out !== '' && ` (${words.result.out} : ${out})`}
              </td>
              <td>{score === undefined ? '–' : tenth(score)}</td>
              <td>{ratio === undefined ? '–' : percent(ratio)}</td>
              <td>{perMetre === undefined ? '–' : euros(perMetre)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Scores({ comparison }: Pick<PrintSheetProps, 'comparison'>) {
  const { words, criteria } = useTool();
  const { candidates, weights, thresholds } = comparison;
  return (
    <table>
      <caption>{words.grid.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.grid.criterion}</th>
          <th scope="col">{words.grid.weight}</th>
          <th scope="col">{words.grid.threshold}</th>
          {candidates.map((_, place) => (
            <th scope="col" key={place}>
              {letterOf(place)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ id }, index) => (
          <FigureRow
            key={id}
            index={index}
            figures={[weights[index], thresholds[index] || null, ...candidates.map(({ scores }) => scores[index])]}
          />
        ))}
      </tbody>
    </table>
  );
}
