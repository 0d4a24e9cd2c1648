/** The desk: the site in frames, the panel beside them, the bar below. */
import { Bar } from './bar.tsx';
import { Panel } from './panel.tsx';
import { Panes } from './panes.tsx';
import { type Model, useDesk } from './store.ts';

export function Desk() {
  const connection = useDesk((model) => model.connection);
  const isLoaded = useDesk((model) => model.texts.size > 0);
  if (!isLoaded) return <p className="starting">{connection === 'starting' ? 'Loading the texts…' : trouble[connection]}</p>;
  return (
    <div className="desk">
      <main className="site">
        <h1 className="sr-only">Desk</h1>
        <Trouble />
        <Panes />
      </main>
      <Panel />
      <Bar />
    </div>
  );
}

const trouble: Readonly<Record<Model['connection'], string>> = {
  starting: '',
  open: '',
  lost: 'The desk’s server does not answer. What you type is kept in this browser, and goes on when the server is back.',
  refused: 'The desk was started again, with a new address. Open the address that it printed: what you have typed is kept.',
};

/** A lost connection, or problems of the project, above the pages. The panel stays usable. */
function Trouble() {
  const connection = useDesk((model) => model.connection);
  const problems = useDesk((model) => model.problems);
  const words = trouble[connection];
  if (words === '' && problems.length === 0) return null;
  return (
    <div className="trouble" role="alert">
      {words !== '' && <p>{words}</p>}
      {problems.length > 0 && (
        <details>
          <summary>The project has {problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}</summary>
          {problems.map((problem) => (
            <pre key={problem}>{problem}</pre>
          ))}
        </details>
      )}
    </div>
  );
}
