/** Chooses the target of a link: a page of the site, an anchor of a page, or an address on a listed host. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DeskState } from '../protocol.ts';
import { useDesk } from './store.ts';
import { folded } from './work-lists.ts';

interface LinkPickerProps {
  readonly onPick: (target: string) => void;
  readonly onClose: () => void;
}

interface Target {
  /** As in texts: `location#lease`. */
  readonly target: string;
  readonly title: string;
  readonly anchor?: string;
}

function targetsOf({ pages }: Pick<DeskState, 'pages'>): readonly Target[] {
  return pages
    .filter(({ isPreview }) => !isPreview)
    .flatMap(({ id, title, anchors }) => [
      { target: id, title },
      ...anchors.map((anchor) => ({ target: `${id}#${anchor}`, title, anchor })),
    ]);
}

/** Returns a lookup of the words for the target of a link: the title of the page and the anchor. */
export function linkNameIn(site: Pick<DeskState, 'pages'>): (target: string) => string {
  const names = new Map(targetsOf(site).map(({ target, title, anchor }) => [target, anchor ? `${title}: ${anchor}` : title]));
  return (target) => names.get(target) ?? target;
}

/** Targets in the list at once. */
const shown = 60;

export function LinkPicker({ onPick, onClose }: LinkPickerProps) {
  const site = useDesk((model) => model.site);
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const targets = useMemo(() => targetsOf(site), [site]);

  useEffect(() => dialog.current?.showModal(), []);
  const pick = (target: string) => {
    // No field can have the focus while the dialog is open.
    dialog.current?.close();
    onPick(target);
  };

  const host = URL.canParse(query.trim()) ? new URL(query.trim()).host : undefined;
  const words = folded(query).trim().split(' ');
  const found = targets.filter(({ target, title, anchor = '' }) =>
    words.every((word) => folded(`${target} ${title} ${anchor}`).includes(word)),
  );

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>Link to</h2>
      <input
        type="text"
        className="input"
        aria-label="Page, section or address"
        placeholder="Page, section, or https://…"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || host !== undefined || !first) return;
          event.preventDefault();
          pick(first.target);
        }}
      />
      {host !== undefined ? (
        <HostAnswer host={host} hosts={site.hosts} onPick={() => pick(query.trim())} />
      ) : (
        <ul className="targets">
          {found.slice(0, shown).map(({ target, title, anchor }) => (
            <li key={target}>
              <button type="button" className={anchor ? 'target is-anchor' : 'target'} onClick={() => pick(target)}>
                {anchor ? `# ${anchor}` : title}
                {anchor && <span className="target-page">{title}</span>}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="quiet">No page or section has these words.</li>}
          {found.length > shown && <li className="quiet">{found.length - shown} more: type more of the title.</li>}
        </ul>
      )}
      <p className="dialog-actions">
        <button type="button" className="quiet-button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}

function HostAnswer({ host, hosts, onPick }: { readonly host: string; readonly hosts: readonly string[]; readonly onPick: () => void }) {
  if (hosts.includes(host)) {
    return (
      <p>
        <button type="button" className="button" onClick={onPick}>
          Link to {host}
        </button>
      </p>
    );
  }
  return (
    <div>
      <p>Texts may not link to {host}. Ask a developer to add it, or choose one of these sites:</p>
      <ul className="hosts">
        {hosts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
