/** The scoring grid on paper: the criteria of the featured guide, to weigh and score by hand. For visitors without a script. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { fill } from '../content/fill.ts';
import { letterOf } from '../islands/scoring/letters.ts';
import { useContent } from '../page.tsx';

const letters = Array.from({ length: scoringBounds.locations.max }, (_, place) => letterOf(place));

export function ScoringSheet() {
  const { noScript, title, lead, criteria, criterion, weight, site, total, method } = useContent('scoringSheet');
  return (
    <div className="score-sheet">
      <p className="score-sheet-notice">{noScript}</p>
      <h2 className="text-h3">{title}</h2>
      <p className="measure mt-3 text-ink-soft">{lead}</p>
      <table className="mt-6">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{criterion}</th>
            <th scope="col">{weight}</th>
            {letters.map((letter) => (
              <th key={letter} scope="col">
                <span className="sr-only">{fill(site, { letter })}</span>
                <span aria-hidden="true">{letter}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ id, title }) => (
            <Line key={id} title={title} />
          ))}
        </tbody>
        <tfoot>
          <Line title={total} />
        </tfoot>
      </table>
      <h3 className="mt-8 text-h3">{method.title}</h3>
      <ol className="measure mt-3 grid list-decimal gap-2 pl-5">
        {method.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function Line({ title }: { readonly title: string }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td />
      {letters.map((letter) => (
        <td key={letter} />
      ))}
    </tr>
  );
}
