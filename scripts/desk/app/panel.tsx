/** The panel at the side: a text in all languages, a work list, search, or the changes. */
import type { DeskText } from '../protocol.ts';
import { openNeighbour, openNext, openPage, openView, saveOpenText } from './actions.ts';
import { Changes } from './changes.tsx';
import { WithChips } from './chips.tsx';
import { LanguageField } from './language-field.tsx';
import { PageTexts, SearchResults, WorkListView } from './lists.tsx';
import { nameOfView } from './names.ts';
import { useDesk } from './store.ts';

export function Panel() {
  const view = useDesk((model) => model.view);
  const selected = useDesk((model) => model.selected);
  const text = useDesk((model) => (selected ? model.texts.get(selected.id) : undefined));
  return (
    <aside className="panel" aria-label="Texts">
      {view.kind === 'text' && (text ? <TextView key={text.id} text={text} /> : <Welcome />)}
      {view.kind === 'list' && (view.list === 'page' ? <PageTexts /> : <WorkListView list={view.list} />)}
      {view.kind === 'search' && <SearchResults query={view.query} />}
      {view.kind === 'changes' && <Changes />}
    </aside>
  );
}

function Welcome() {
  return (
    <div className="panel-body">
      <h2>Click a text on the page</h2>
      <p>It opens here, in every language. The page follows while you type.</p>
    </div>
  );
}

function TextView({ text }: { readonly text: DeskText }) {
  const walk = useDesk((model) => model.walk);
  const isSaving = useDesk((model) => model.isSaving);
  const notice = useDesk((model) => model.notice);
  const { id, advice, placeholders, sourceLocale, versions } = text;
  const locales = [sourceLocale, ...Object.keys(versions).filter((locale) => locale !== sourceLocale)];

  return (
    <>
      <header className="panel-head">
        <button type="button" className="quiet-button" onClick={() => openView(walk)}>
          ← {nameOfView(walk)}
        </button>
        <span className="panel-steps">
          <button
            type="button"
            className="sign-button"
            aria-label="Previous text on the page"
            title="Previous text on the page (Alt+Up)"
            onClick={() => openNeighbour(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="sign-button"
            aria-label="Next text on the page"
            title="Next text on the page (Alt+Down)"
            onClick={() => openNeighbour(1)}
          >
            ↓
          </button>
        </span>
      </header>
      <div className="panel-body">
        <h2 className="text-name">{id}</h2>
        <Shown text={text} />
        {advice.length > 0 && (
          <ul className="advice">
            {advice.map((sentence) => (
              <li key={sentence}>
                <WithChips sentence={sentence} placeholders={placeholders} />
              </li>
            ))}
          </ul>
        )}
        {locales.map((locale) => (
          <LanguageField key={locale} text={text} locale={locale} />
        ))}
      </div>
      <footer className="panel-foot">
        <button type="button" className="button" aria-disabled={isSaving} onClick={() => isSaving || saveOpenText()}>
          Save
        </button>
        <button type="button" className="button is-second" aria-disabled={isSaving} onClick={() => isSaving || saveOpenText(true)}>
          Save and next
        </button>
        <button type="button" className="quiet-button" onClick={() => openNext()}>
          Skip
        </button>
        <p className={notice?.kind === 'failed' ? 'notice is-failed' : 'notice'} role="status">
          {notice?.words}
        </p>
      </footer>
    </>
  );
}

/** The pages that show a text. */
function Shown({ text: { pages } }: { readonly text: DeskText }) {
  const site = useDesk((model) => model.site);
  const current = useDesk((model) => model.page);
  if (pages.length === 0) return <p className="shown">Shown on every page.</p>;
  const others = site.pages.filter(({ id }) => pages.includes(id) && id !== current);
  if (others.length === 0) return <p className="shown">Shown on this page only.</p>;
  return (
    <p className="shown">
      {pages.includes(current) ? 'Also on' : 'On'}{' '}
      {others.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <button type="button" className="link-button" onClick={() => openPage(id)}>
            {title}
          </button>
        </span>
      ))}
    </p>
  );
}
