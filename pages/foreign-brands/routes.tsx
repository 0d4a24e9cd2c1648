/** The entry routes, compared in a table. */
import type { Level } from '#generated/content.ts';
import { useContent } from '#renderer/page.tsx';
import { Inline } from '#renderer/ui/prose.tsx';
import { WideSection } from '#renderer/ui/section.tsx';
import { DataTable } from '#renderer/ui/tables.tsx';

/** The entry routes: control, capital and speed as levels, then suitability. */
export function Routes() {
  const { id, title, lead, columns, levels, speeds, items } = useContent('foreignBrands').routes;
  const { route, control, capital, speed, fits } = columns;
  return (
    <WideSection id={id} title={title} lead={lead}>
      <LevelDrawings />
      <DataTable
        name={title}
        short={3}
        columns={[route, control, capital, speed, fits]}
        rows={items.map((item) => ({
          id: item.id,
          name: item.name,
          cells: [
            <LevelMark key="control" level={item.control} name={levels[item.control]} />,
            <LevelMark key="capital" level={item.capital} name={levels[item.capital]} />,
            <LevelMark key="speed" level={item.speed} name={speeds[item.speed]} />,
            <Inline key="fits" nodes={item.fits} />,
          ],
        }))}
      />
    </WideSection>
  );
}

const filled = { low: 1, medium: 2, high: 3 } as const satisfies Record<Level, number>;

const storeys = [1, 2, 3] as const;
const storey = (step: number) => `M${step * 8 - 7} 19.5v${-step * 6}h6v${step * 6}z`;

/** The symbol of each level, defined once for all cells. */
function LevelDrawings() {
  return (
    <svg className="sr-only" aria-hidden="true">
      {Object.entries(filled).map(([level, count]) => (
        <symbol key={level} id={`level-${level}`} viewBox="0 0 24 20" stroke="currentColor">
          <path className="fill-accent" d={storeys.slice(0, count).map(storey).join('')} />
          <path fill="none" d={storeys.slice(count).map(storey).join('')} />
        </symbol>
      ))}
    </svg>
  );
}

/** One to three storeys; the number of filled storeys is the level. */
function LevelMark({ level, name }: { readonly level: Level; readonly name: string }) {
  return (
    <>
      <svg className="me-2 inline" width="24" height="20" aria-hidden="true">
        <use href={`#level-${level}`} />
      </svg>
      {name}
    </>
  );
}
