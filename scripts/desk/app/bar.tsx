/** The bar at the bottom: page, picking, work lists, search, changes, and whether everything is saved. */
import { useMemo } from 'react';
import { openPage, openView, saveAll, setPicking } from './actions.ts';
import { listNames } from './names.ts';
import { openHelp, shortcuts } from './shortcuts.ts';
import { findingsAt, unsaved, useDesk } from './store.ts';
import { entriesOf, workLists } from './work-lists.ts';

export function Bar() {
  const pages = useDesk((model) => model.site.pages);
  const page = useDesk((model) => model.page);
  const isPicking = useDesk((model) => model.isPicking);
  const view = useDesk((model) => model.view);
  const changes = useDesk((model) => model.changes.length);
  const query = view.kind === 'search' ? view.query : '';
  return (
    <nav className="bar" aria-label="Desk">
      <select className="select page-picker" aria-label="Page" value={page} onChange={({ target }) => openPage(target.value)}>
        {pages.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <fieldset className="switch" aria-label="A click on the page">
        <button type="button" aria-pressed={isPicking} title="A click opens the text" onClick={() => setPicking(true)}>
          Pick texts
        </button>
        <button type="button" aria-pressed={!isPicking} title="A click follows links and presses buttons" onClick={() => setPicking(false)}>
          Use the page
        </button>
      </fieldset>
      <span className="bar-lists">
        <ViewButton
          name="This page"
          isCurrent={view.kind === 'list' && view.list === 'page'}
          onClick={() => openView({ kind: 'list', list: 'page' })}
        />
        <ListButtons />
        <ViewButton name="Changes" count={changes} isCurrent={view.kind === 'changes'} onClick={() => openView({ kind: 'changes' })} />
      </span>
      <input
        id="search"
        className="input bar-search"
        type="search"
        aria-label="Search in all texts"
        placeholder="Search all texts"
        defaultValue={query}
        onChange={({ target }) => openView({ kind: 'search', query: target.value })}
        onFocus={({ target }) => target.value !== '' && openView({ kind: 'search', query: target.value })}
      />
      <SavedState />
      <button
        type="button"
        className="sign-button help-button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={openHelp}
      >
        ?
      </button>
      <Help />
    </nav>
  );
}

function ListButtons() {
  const texts = useDesk((model) => model.texts);
  const fields = useDesk((model) => model.fields);
  const view = useDesk((model) => model.view);
  const counts = useMemo(
    () =>
      workLists.map(
        (list) => [list, entriesOf(list, texts.values(), (id, locale) => findingsAt({ fields, texts }, { id, locale })).length] as const,
      ),
    [texts, fields],
  );
  return counts.map(([list, count]) => (
    <ViewButton
      key={list}
      name={listNames[list]}
      count={count}
      isCurrent={view.kind === 'list' && view.list === list}
      onClick={() => openView({ kind: 'list', list })}
    />
  ));
}

interface ViewButtonProps {
  readonly name: string;
  readonly count?: number;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

function ViewButton({ name, count, isCurrent, onClick }: ViewButtonProps) {
  return (
    <button type="button" className={count === 0 ? 'view-button is-empty' : 'view-button'} aria-pressed={isCurrent} onClick={onClick}>
      {name}
      {count !== undefined && <span className="count"> {count}</span>}
    </button>
  );
}

function SavedState() {
  const count = useDesk((model) => unsaved(model).length);
  const isSaving = useDesk((model) => model.isSaving);
  const connection = useDesk((model) => model.connection);
  const words = isSaving ? 'Saving…' : count === 0 ? 'All saved' : `${count} not saved`;
  return (
    <span className="saved-state">
      <span role="status" className={connection === 'lost' || connection === 'refused' ? 'is-failed' : undefined}>
        {connection === 'lost' ? 'No connection' : words}
      </span>
      {count > 0 && (
        <button type="button" className="button" aria-disabled={isSaving} onClick={() => isSaving || saveAll()}>
          Save all
        </button>
      )}
    </span>
  );
}

function Help() {
  return (
    <dialog id="help" className="dialog" aria-labelledby="help-title">
      <h2 id="help-title">Keyboard</h2>
      <dl className="shortcuts">
        {shortcuts.map(({ keys, effect }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="dialog-actions">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}
