/** The embedded scoring sheet: the criteria of the featured guide, to weigh and mark by hand. */
import { fill } from '#renderer/content/fill.ts';
import { useContent } from '#renderer/page.tsx';

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export function Page() {
  const content = useContent('scoringTool');
  return (
    <main className="p-[clamp(1rem,3vw,2.5rem)]">
      <h1 className="text-h2">{content.title}</h1>
      <p className="measure mt-3 text-ink-soft">{content.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="mt-8 overflow-x-auto" tabIndex={0} aria-label={content.title}>
        <table className="score-sheet">
          <caption className="sr-only">{content.title}</caption>
          <thead>
            <tr>
              <th scope="col">{content.criterion}</th>
              <th scope="col">{content.weight}</th>
              {letters.map((letter) => (
                <th key={letter} scope="col">
                  {fill(content.site, { letter })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.criteria.map((criterion) => (
              <tr key={criterion.id}>
                <th scope="row">{criterion.title}</th>
                <td />
                {letters.map((letter) => (
                  <td key={letter} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{content.total}</th>
              <td />
              {letters.map((letter) => (
                <td key={letter} />
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <h2 className="mt-10 text-h3">{content.method.title}</h2>
      <ol className="measure mt-3 grid list-decimal gap-2 pl-5">
        {content.method.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </main>
  );
}
