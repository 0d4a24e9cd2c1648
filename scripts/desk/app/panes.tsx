/** The site in one or two frames, each with a language and a width. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { setPanes } from './actions.ts';
import { frameOf, setFrame } from './frames.ts';
import { noteInput } from './keep-focus.ts';
import { linkScroll } from './linked-scroll.ts';
import { handleShortcut } from './shortcuts.ts';
import { type Pane, useDesk } from './store.ts';
import { progressOf } from './work-lists.ts';

/** Widths of the framed page, in CSS pixels. A narrower pane shows the page smaller. */
const pageWidths = { phone: 390, desk: 1280 } as const;

export function Panes() {
  const panes = useDesk((model) => model.panes);
  return (
    <div className="panes">
      {panes.map((pane, index) => (
        <PaneView key={index} pane={pane} index={index} />
      ))}
    </div>
  );
}

function PaneView({ pane, index }: { readonly pane: Pane; readonly index: number }) {
  const panes = useDesk((model) => model.panes);
  const site = useDesk((model) => model.site);
  const texts = useDesk((model) => model.texts);
  const page = useDesk((model) => model.page);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isKnown = useDesk((model) => model.placed[`${model.page} ${pane.locale}`] !== undefined);
  const [isLoading, setLoading] = useState(false);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const unlink = useRef<() => void>(undefined);

  const entry = site.pages.find(({ id }) => id === page);
  const path = entry?.paths[pane.locale];
  const width = pageWidths[pane.width];
  const scale = Math.min(1, size.width / width);
  const progress = progressOf(texts.values(), pane.locale, page);

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  // A page that the writer has opened by a link in the frame is there already.
  useEffect(() => {
    const element = frame.current;
    if (!element || path === undefined || element.contentWindow?.location.pathname === path) return;
    setLoading(true);
    element.contentWindow?.location.replace(path);
  }, [path]);

  useEffect(() => () => unlink.current?.(), []);

  const change = (changed: Partial<Pane>) => setPanes(panes.with(index, { ...pane, ...changed }));
  const onLoad = () => {
    const element = frame.current;
    // The empty document of a new frame loads first.
    if (!element || element.contentWindow?.location.href === 'about:blank') return;
    setLoading(false);
    unlink.current?.();
    unlink.current = linkScroll(element, () => frameOf(1 - index));
    element.contentWindow?.addEventListener('keydown', handleShortcut);
    for (const type of ['keydown', 'pointerdown']) element.contentWindow?.addEventListener(type, noteInput, true);
  };

  return (
    <section className="pane" aria-label={`Page in ${site.locales.find(({ code }) => code === pane.locale)?.name}`}>
      <div className="pane-room" ref={room}>
        <iframe
          ref={(element) => {
            frame.current = element;
            setFrame(index, element);
          }}
          className={pane.width === 'phone' ? 'frame is-phone' : 'frame'}
          title={`${entry?.title ?? 'Page'}, ${pane.locale}`}
          style={{ width, height: scale > 0 ? size.height / scale : 0, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
        {entry && path === undefined && <p className="pane-note">This page does not exist in this language.</p>}
        {path !== undefined && isLoading && !isKnown && (
          <p className="pane-note" role="status">
            Loading the page…
          </p>
        )}
      </div>
      <div className="pane-bar">
        <select
          className="select"
          aria-label={`Language of pane ${index + 1}`}
          value={pane.locale}
          onChange={({ target }) => change({ locale: target.value })}
        >
          {site.locales.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <fieldset className="switch" aria-label={`Width of pane ${index + 1}`}>
          {(['phone', 'desk'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={pane.width === each} onClick={() => change({ width: each })}>
              {each === 'phone' ? 'Phone' : 'Desk'}
            </button>
          ))}
        </fieldset>
        <span className="pane-progress">
          {progress.done}/{progress.all} <span className="pane-progress-words">finished</span>
        </span>
        {panes.length === 1 ? (
          <button
            type="button"
            className="quiet-button"
            onClick={() =>
              setPanes([pane, { locale: site.locales.find(({ code }) => code !== pane.locale)?.code ?? pane.locale, width: pane.width }])
            }
          >
            Add a second page
          </button>
        ) : (
          <button type="button" className="quiet-button" onClick={() => setPanes(panes.filter((_, other) => other !== index))}>
            Close
          </button>
        )}
      </div>
    </section>
  );
}
