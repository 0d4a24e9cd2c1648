/** The saved changes by page, and what can be done with them: undo, propose, export. */
import type { DeskChange } from '../protocol.ts';
import { downloadChanges, openText, proposeChanges, undoChange } from './actions.ts';
import { Difference } from './difference.tsx';
import { useDesk } from './store.ts';

export function Changes() {
  const changes = useDesk((model) => model.changes);
  const pages = useDesk((model) => model.site.pages);
  const hasGit = useDesk((model) => model.site.hasGit);
  const isSaving = useDesk((model) => model.isSaving);
  const proposed = useDesk((model) => model.proposed);
  const notice = useDesk((model) => model.notice);
  const ids = [...new Set(changes.map(({ page }) => page))];
  return (
    <>
      <header className="panel-head">
        <h2>
          Changes <span className="count">{changes.length}</span>
        </h2>
      </header>
      <div className="panel-body">
        {changes.length === 0 && (
          <p>{hasGit ? 'Nothing is saved that is not proposed.' : 'Nothing has been saved since the desk was started.'}</p>
        )}
        {ids.map((page) => (
          <section key={page} className="changed-page">
            <h3>{pages.find(({ id }) => id === page)?.title ?? 'Every page'}</h3>
            {changes
              .filter((change) => change.page === page)
              .map((change) => (
                <Change key={`${change.locale}/${change.id}`} change={change} />
              ))}
          </section>
        ))}
      </div>
      <footer className="panel-foot">
        {hasGit ? (
          <button
            type="button"
            className="button"
            aria-disabled={isSaving || changes.length === 0}
            onClick={() => isSaving || changes.length === 0 || proposeChanges()}
          >
            Propose
          </button>
        ) : (
          (['xliff', 'csv'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="button is-second"
              aria-disabled={changes.length === 0}
              onClick={() => changes.length === 0 || downloadChanges(format)}
            >
              Export {format.toUpperCase()}
            </button>
          ))
        )}
        <div className={notice?.kind === 'failed' ? 'notice is-failed' : 'notice'} role="status">
          {proposed && (
            <p>
              Proposed on the branch {proposed.branch}.{' '}
              {proposed.compare && (
                <a href={proposed.compare} target="_blank" rel="noreferrer">
                  Compare
                </a>
              )}{' '}
              {proposed.note}
            </p>
          )}
          {notice?.words}
        </div>
      </footer>
    </>
  );
}

function Change({ change }: { readonly change: DeskChange }) {
  const { id, locale, before, after } = change;
  const name = useDesk((model) => model.site.locales.find(({ code }) => code === locale)?.name ?? locale);
  return (
    <article className="change">
      <p className="entry-where">
        <span>{name}</span>
        <span>{id}</span>
      </p>
      <Difference before={before} after={after} locale={locale} />
      <p className="language-actions">
        <button type="button" className="quiet-button" onClick={() => openText({ id, locale })}>
          Open
        </button>
        <button type="button" className="quiet-button" onClick={() => undoChange(change)}>
          Undo
        </button>
      </p>
    </article>
  );
}
