/** A text in one language: its field, tools, findings, and what has changed in its source or on disk. */
import type { EditorView } from '@codemirror/view';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Mark } from '../../../schema/language/inline.ts';
import { usedPlaceholders } from '../../../schema/language/placeholders.ts';
import type { DeskFinding, DeskText, DeskVersion } from '../protocol.ts';
import { confirmTranslation, dropDraft, edit, moveInFieldHistory, resolveConflict } from './actions.ts';
import { WithChips } from './chips.tsx';
import { Difference } from './difference.tsx';
import { LinkPicker, linkNameIn } from './link-picker.tsx';
import { type MarkKind, withMark } from './markup.ts';
import { ProseField } from './prose-field.tsx';
import { currentText, fieldKey, findingsAt, getModel, useDesk } from './store.ts';
import { setText, TextField, type Underline } from './text-field.tsx';
import type { TextPlace } from './work-lists.ts';

interface LanguageFieldProps {
  readonly text: DeskText;
  readonly locale: string;
}

const stateNames: Readonly<Record<DeskVersion['state'], string>> = {
  source: 'Source',
  done: 'Done',
  missing: 'Missing',
  stale: 'Outdated',
  unreviewed: 'To confirm',
};

const markNames: Readonly<Record<Mark, string>> = { emphasis: 'Emphasis', strong: 'Strong', link: 'Link' };

export function LanguageField({ text, locale }: LanguageFieldProps) {
  const { id, marks, prose, limit } = text;
  const place: TextPlace = useMemo(() => ({ id, locale }), [id, locale]);
  const key = fieldKey(place);
  const site = useDesk((model) => model.site);
  const field = useDesk((model) => model.fields[key]);
  const value = useDesk((model) => currentText(model, place));
  const findings = useDesk((model) => findingsAt(model, place));
  const commit = useDesk((model) => model.commits[key]);
  const overflow = useDesk((model) => model.overflows[key]);
  const focusRequest = useDesk((model) =>
    model.selected?.id === id && model.selected.locale === locale ? model.focusRequests : undefined,
  );
  const language = site.locales.find(({ code }) => code === locale);
  const version = text.versions[locale] as DeskVersion;
  const firstView = useRef<EditorView>(undefined);
  const view = useRef<EditorView>(undefined);
  const [isPickingLink, setPickingLink] = useState(false);

  const name = language?.name ?? locale;
  const values = useMemo(() => new Map(text.placeholders.map(({ name: own, value: today }) => [own, today])), [text]);
  const underlines = useMemo(() => findings.flatMap(underlineOf), [findings]);
  const linkName = useMemo(() => linkNameIn(site), [site]);
  const isInvalid = findings.some(({ severity }) => severity === 'error');
  const notesId = `notes-${locale}`;

  useEffect(() => {
    if (focusRequest === undefined) return;
    const target = firstView.current;
    target?.focus();
    target?.dispatch({ selection: { anchor: target.state.doc.length }, scrollIntoView: true });
  }, [focusRequest]);

  const onMount = (mounted: EditorView | undefined) => {
    firstView.current = mounted;
    view.current = mounted;
  };
  const onFocus = (focused: EditorView) => {
    view.current = focused;
  };

  /** Marks the selected words, or the word at the caret. */
  const mark = (kind: MarkKind, target?: string) => {
    const editor = view.current;
    if (!editor) return;
    const { main } = editor.state.selection;
    const range = main.empty ? (editor.state.wordAt(main.head) ?? main) : main;
    if (range.from === range.to) return editor.focus();
    const marked = withMark(editor.state.doc.toString(), range, kind, target);
    setText(editor, marked.text, marked.from, marked.to);
  };
  const insert = (words: string) => {
    const editor = view.current;
    if (!editor) return;
    editor.dispatch(editor.state.replaceSelection(words));
    editor.focus();
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const pressed = event.key.toLowerCase();
    if (pressed !== 'z' && pressed !== 'y') return;
    event.preventDefault();
    moveInFieldHistory(place, pressed === 'y' || event.shiftKey ? 'redo' : 'undo');
  };

  const used = usedPlaceholders(value);
  const missing = text.placeholders.filter((each) => !used.includes(each.name));
  const missingForms = (version.forms ?? []).filter(({ name: count }) => !value.includes(`{${count}, plural`));
  const isChanged = value !== version.text;
  const [length] = field?.lengths ?? [];
  const shared = {
    value,
    label: name,
    describedBy: notesId,
    locale,
    direction: language?.direction ?? 'ltr',
    isInvalid,
    marks,
    values,
    underlines,
    linkName,
    onFocus,
    onMount,
  } as const;

  return (
    <section className="language" aria-label={name} onKeyDown={onKeyDown}>
      <header className="language-head">
        <h3>{name}</h3>
        <span className={`state is-${version.state}`}>{isChanged ? 'Not saved' : stateNames[version.state]}</span>
        {!prose && limit !== undefined && length !== undefined && (
          <span className={length > limit ? 'count is-over' : 'count'}>
            {length}
            <span aria-hidden="true">/</span>
            <span className="sr-only"> of </span>
            {limit}
          </span>
        )}
        {findings.length > 0 && <span className="count is-over">{findings.length} to mend</span>}
        <fieldset className="tools" aria-label={`Tools for ${name}`}>
          {(marks as readonly Mark[]).map((kind) => (
            <button
              key={kind}
              type="button"
              className={`sign-button is-${kind}`}
              aria-label={markNames[kind]}
              title={markNames[kind]}
              // The selection of the field stays.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => (kind === 'link' ? setPickingLink(true) : mark(kind))}
            >
              {kind === 'link' ? 'Link' : kind === 'strong' ? 'B' : 'I'}
            </button>
          ))}
          {site.locales
            .filter(({ code }) => code !== locale)
            .map(({ code, name: other }) => (
              <button
                key={code}
                type="button"
                className="sign-button is-language"
                aria-label={`${code}: words in ${other}`}
                title={`Words in ${other}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => mark('language', code)}
              >
                {code}
              </button>
            ))}
          <button
            type="button"
            className="sign-button"
            aria-label="Undo"
            title="Undo (Ctrl+Z)"
            aria-disabled={!field?.history.past.length}
            onClick={() => moveInFieldHistory(place, 'undo')}
          >
            ↶
          </button>
          <button
            type="button"
            className="sign-button"
            aria-label="Redo"
            title="Redo (Ctrl+Shift+Z)"
            aria-disabled={!field?.history.future.length}
            onClick={() => moveInFieldHistory(place, 'redo')}
          >
            ↷
          </button>
        </fieldset>
      </header>

      {version.state === 'stale' && <StaleSource text={text} place={place} />}
      {field?.conflict !== undefined && <Conflict place={place} base={field.base} own={value} current={field.conflict} />}

      {prose ? (
        <ProseField
          {...shared}
          prose={prose}
          lengths={field?.lengths ?? []}
          limit={limit}
          onChange={(changed, isTyping) => edit(place, changed, isTyping)}
        />
      ) : (
        <TextField {...shared} onChange={(changed) => edit(place, changed)} />
      )}

      <div className="notes" id={notesId}>
        {findings.map((finding, index) => (
          <Finding key={index} finding={finding} place={place} placeholders={text.placeholders} />
        ))}
        {overflow !== undefined && (
          <p className="finding is-advice">
            <strong>Breaks the layout.</strong> {overflow}
          </p>
        )}
      </div>
      {(missing.length > 0 || missingForms.length > 0 || isChanged || version.state === 'unreviewed') && (
        <p className="language-actions">
          {missing.map(({ name: absent, value: today }) => (
            <button
              key={absent}
              type="button"
              className="quiet-button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(`{${absent}}`)}
            >
              Put back <span className="chip">{today ?? absent}</span>
            </button>
          ))}
          {missingForms.map(({ name: count, example }) => (
            <button
              key={count}
              type="button"
              className="quiet-button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(example)}
            >
              Put the forms for <span className="chip">{count}</span>
            </button>
          ))}
          {isChanged && (
            <button type="button" className="quiet-button" onClick={() => dropDraft(place)}>
              Drop my change
            </button>
          )}
          {version.state === 'unreviewed' && !isChanged && (
            <button type="button" className="quiet-button" onClick={() => confirmTranslation(place)}>
              Confirm
            </button>
          )}
        </p>
      )}
      {commit && (
        <p className="shown">
          Changed on {new Date(commit.time).toLocaleDateString('en-GB', { dateStyle: 'long' })} by {commit.author}: {commit.subject}
        </p>
      )}
      {isPickingLink && (
        <LinkPicker
          onPick={(target) => {
            setPickingLink(false);
            mark('link', target);
          }}
          onClose={() => {
            setPickingLink(false);
            view.current?.focus();
          }}
        />
      )}
    </section>
  );
}

function underlineOf({ from, to, severity }: DeskFinding): Underline[] {
  return from === undefined ? [] : [{ from, to: to ?? from + 1, severity }];
}

interface FindingProps {
  readonly finding: DeskFinding;
  readonly place: TextPlace;
  readonly placeholders: DeskText['placeholders'];
}

function Finding({ finding, place, placeholders }: FindingProps) {
  const { severity, found, expected, wayOut, fix } = finding;
  // A button with the words of the way out takes its place.
  const isOnButton = fix !== undefined && wayOut.replace(/\.$/, '') === fix.label;
  return (
    <div className={`finding is-${severity}`}>
      <p>
        <strong>{severity === 'error' ? 'Found' : 'Advice: found'}</strong> <WithChips sentence={found} placeholders={placeholders} />
      </p>
      <p>
        <strong>Expected</strong> <WithChips sentence={expected} placeholders={placeholders} />
      </p>
      {!isOnButton && (
        <p className="way-out">
          <WithChips sentence={capitalised(wayOut)} placeholders={placeholders} />
        </p>
      )}
      {fix && (
        <button type="button" className="quiet-button" onClick={() => edit(place, fix.text, false)}>
          {capitalised(fix.label)}
        </button>
      )}
    </div>
  );
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function StaleSource({ text, place }: { readonly text: DeskText; readonly place: TextPlace }) {
  const former = text.versions[place.locale]?.formerSource;
  const source = text.versions[text.sourceLocale];
  return (
    <div className="stale">
      {former !== undefined && source ? (
        <Difference before={former} after={source.text} locale={text.sourceLocale} />
      ) : (
        <p>The source has changed since this translation. Its former words are not known.</p>
      )}
      <button type="button" className="quiet-button" onClick={() => confirmTranslation(place)}>
        Still right
      </button>
    </div>
  );
}

interface ConflictProps {
  readonly place: TextPlace;
  readonly base: string;
  readonly own: string;
  readonly current: string;
}

/** Shows what someone else has written meanwhile. The field below keeps the own words, which can be mended before they are saved. */
function Conflict({ place, base, own, current }: ConflictProps) {
  return (
    <fieldset className="conflict" aria-label="Two versions">
      <p>
        <strong>Someone else has changed this text since you began.</strong> Nothing was written.
      </p>
      <p className="kicker">Their change</p>
      <Difference before={base} after={current} locale={place.locale} />
      <p className="kicker">Your change</p>
      <Difference before={base} after={own} locale={place.locale} />
      <p className="language-actions">
        <button type="button" className="quiet-button" onClick={() => resolveConflict(place, 'own')}>
          Save the words below
        </button>
        <button type="button" className="quiet-button" onClick={() => resolveConflict(place, 'current')}>
          Take theirs
        </button>
        <button type="button" className="quiet-button" onClick={() => edit(place, `${currentText(getModel(), place)} ${current}`, false)}>
          Put theirs behind mine
        </button>
      </p>
    </fieldset>
  );
}
