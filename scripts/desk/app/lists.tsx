/** Lists of texts: work lists, the texts of a page, and search. */
import { type ReactNode, useMemo } from 'react';
import { plainText } from '../../../schema/text/language-marks.ts';
import type { DeskText, PlacedText } from '../protocol.ts';
import { isShared, openText, openView, searchEntries } from './actions.ts';
import { groupNames, listNames } from './names.ts';
import { currentText, fieldKey, findingsAt, getModel, useDesk } from './store.ts';
import { entriesOf, groupsOf, progressOf, type TextPlace, type WorkList } from './work-lists.ts';

/** Entries of a list that are rendered; search narrows longer ones. */
const shown = 200;

export function WorkListView({ list }: { readonly list: WorkList }) {
  const texts = useDesk((model) => model.texts);
  const fields = useDesk((model) => model.fields);
  const entries = useMemo(
    () => entriesOf(list, texts.values(), (id, locale) => findingsAt({ fields, texts }, { id, locale })),
    [list, texts, fields],
  );
  return (
    <ListFrame title={listNames[list]} count={entries.length}>
      {entries.length === 0 ? <p>Nothing here: well done.</p> : <Entries entries={entries} />}
      {list === 'missing' || list === 'unreviewed' ? <ProgressTable /> : null}
    </ListFrame>
  );
}

/** Progress of each page by language. */
function ProgressTable() {
  const site = useDesk((model) => model.site);
  const texts = useDesk((model) => model.texts);
  const rows = useMemo(
    () =>
      site.pages.map(({ id, title }) => ({
        id,
        title,
        cells: site.locales.map(({ code }) => progressOf(texts.values(), code, id)),
      })),
    [site, texts],
  );
  return (
    <table className="progress-table">
      <caption>Finished texts by page</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {site.locales.map(({ code, name }) => (
            <th key={code} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, cells }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {cells.map(({ done, all }, index) => (
              <td key={index} className={done < all ? 'is-open' : undefined}>
                {done}/{all}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PageTexts() {
  const page = useDesk((model) => model.page);
  const title = useDesk((model) => model.site.pages.find(({ id }) => id === model.page)?.title ?? '');
  const locale = useDesk((model) => model.panes[0]?.locale ?? '');
  const placed = useDesk((model) => model.placed[`${page} ${locale}`]);
  const texts = useDesk((model) => model.texts);
  const groups = useMemo(() => groupsOf(placed ?? [], (id) => isShared(texts, id)), [placed, texts]);
  const count = groups.reduce((sum, [, members]) => sum + members.length, 0);
  return (
    <ListFrame title={title} count={count}>
      <p className="hint">Click a text on the page, or choose one here. Hidden texts are below the visible ones.</p>
      {groups.map(([group, members]) => (
        <details key={group} open={group !== 'shared'}>
          <summary>
            {groupNames[group]} <span className="count">{members.length}</span>
          </summary>
          <Entries entries={members.map(({ id }) => ({ id, locale }))} placed={members} />
        </details>
      ))}
    </ListFrame>
  );
}

export function SearchResults({ query }: { readonly query: string }) {
  const texts = useDesk((model) => model.texts);
  const entries = useMemo(() => (texts.size > 0 ? searchEntries(getModel(), query) : []), [texts, query]);
  return (
    <ListFrame title="Search" count={entries.length}>
      {entries.length === 0 ? <p>No text has these words, in any language.</p> : <Entries entries={entries} />}
    </ListFrame>
  );
}

function ListFrame({ title, count, children }: { readonly title: string; readonly count: number; readonly children: ReactNode }) {
  const hasText = useDesk((model) => model.selected !== undefined);
  return (
    <>
      <header className="panel-head">
        <h2>
          {title} <span className="count">{count}</span>
        </h2>
        {hasText && (
          <button type="button" className="quiet-button" onClick={() => openView({ kind: 'text' })}>
            Back to the text
          </button>
        )}
      </header>
      <div className="panel-body">{children}</div>
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly TextPlace[];
  /** The places of the entries on a page. */
  readonly placed?: readonly PlacedText[];
}

function Entries({ entries, placed }: EntriesProps) {
  const texts = useDesk((model) => model.texts);
  const fields = useDesk((model) => model.fields);
  const pages = useDesk((model) => model.site.pages);
  const locales = useDesk((model) => model.site.locales);
  const selected = useDesk((model) => model.selected);
  const titles = useMemo(() => new Map(pages.map(({ id, title }) => [id, title])), [pages]);
  return (
    <ul className="entries">
      {entries.slice(0, shown).map((place, index) => {
        const text = texts.get(place.id);
        if (!text) return null;
        const words = currentText({ fields, texts }, place) || currentText({ fields, texts }, { id: place.id, locale: text.sourceLocale });
        const faults = findingsAt({ fields, texts }, place).length;
        const [page] = text.pages;
        const where = placed ? placed[index]?.of : page === undefined ? 'Every page' : titles.get(page);
        return (
          <li key={fieldKey(place)}>
            <button
              type="button"
              className="entry"
              aria-current={selected?.id === place.id ? 'true' : undefined}
              onClick={() => openText(place)}
            >
              <span className="entry-words" lang={place.locale}>
                {wordsOf(words, text)}
              </span>
              <span className="entry-where">
                {!placed && <span>{locales.find(({ code }) => code === place.locale)?.name}</span>}
                {where && <span>{where}</span>}
                <StateOf place={place} />
                {faults > 0 && <span className="is-open">to mend</span>}
              </span>
            </button>
          </li>
        );
      })}
      {entries.length > shown && <li className="hint">{entries.length - shown} more.</li>}
    </ul>
  );
}

/** Returns the words of a text without its marks, with the values of its placeholders. */
function wordsOf(text: string, { placeholders }: DeskText): string {
  const values = new Map(placeholders.map(({ name, value }) => [name, value]));
  return plainText(text)
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/[*[]/g, '')
    .replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

function StateOf({ place }: { readonly place: TextPlace }) {
  const state = useDesk((model) => {
    const versions = Object.values(model.texts.get(place.id)?.versions ?? {});
    return (['missing', 'stale', 'unreviewed'] as const).find((each) => versions.some((version) => version.state === each));
  });
  return state ? <span className="is-open">{listNames[state].toLowerCase()}</span> : null;
}
