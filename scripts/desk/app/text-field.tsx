/** A field for words: CodeMirror with placeholders as chips, marks as on the page, and the ranges of findings underlined. */
import { standardKeymap } from '@codemirror/commands';
import { Compartment, EditorSelection, EditorState, type Extension, Prec, type Range, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, type KeyBinding, keymap, placeholder, WidgetType } from '@codemirror/view';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { markupOf } from './markup.ts';

/** A finding's range, in the words of the field. */
export interface Underline {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'advice';
}

interface Look {
  readonly marks: readonly string[];
  /** Values of placeholders, by name. */
  readonly values: ReadonlyMap<string, string | undefined>;
  readonly underlines: readonly Underline[];
  /** Names of linked pages, by target. */
  readonly linkName: (target: string) => string;
}

interface TextFieldProps extends Look {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly describedBy: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly isInvalid: boolean;
  /** Lines are items of a list. Other fields have one line. */
  readonly hasLines?: boolean;
  readonly keys?: readonly KeyBinding[];
  readonly onFocus: (view: EditorView) => void;
  /** Words that the field splits into blocks when they are pasted; by default their line breaks become spaces. */
  readonly onPasteBlocks?: (blocks: readonly string[], view: EditorView) => void;
  readonly onMount: (view: EditorView | undefined) => void;
}

const lookPart = new Compartment();
const attributesPart = new Compartment();

export function TextField(props: TextFieldProps) {
  const { value, label, describedBy, locale, direction, isInvalid, hasLines = false, marks, values, underlines, linkName } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const look = useMemo(() => lookExtension({ marks, values, underlines, linkName }), [marks, values, underlines, linkName]);
  const attributes = useMemo(
    () =>
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
        lang: locale,
        dir: direction,
        spellcheck: 'true',
      }),
    [label, describedBy, isInvalid, locale, direction],
  );
  // The editor and its listeners outlive a rendering.
  const latest = useRef({ props, look, attributes });
  latest.current = { props, look, attributes };

  useLayoutEffect(() => {
    const read = () => latest.current.props;
    const created = new EditorView({
      parent: host.current as HTMLDivElement,
      state: EditorState.create({
        doc: read().value,
        extensions: [
          Prec.highest(keymap.of(keysOf(read))),
          keymap.of(standardKeymap),
          EditorView.lineWrapping,
          placeholder('No text yet'),
          EditorView.clipboardInputFilter.of((text) => (read().hasLines ? text.replace(/\n{2,}/g, '\n') : text.replace(/\s*\n\s*/g, ' '))),
          EditorView.domEventHandlers({
            focus: (_event, focused) => read().onFocus(focused),
            paste: (event, target) => pasteBlocks(event, target, read().onPasteBlocks),
          }),
          EditorView.updateListener.of((update) => {
            const text = update.state.doc.toString();
            if (update.docChanged && text !== read().value) read().onChange(text);
          }),
          lookPart.of(latest.current.look),
          attributesPart.of(latest.current.attributes),
        ],
      }),
    });
    view.current = created;
    read().onMount(created);
    return () => {
      read().onMount(undefined);
      created.destroy();
    };
  }, []);

  // A change from outside: undo, a button, another window.
  useLayoutEffect(() => {
    if (view.current) replaceText(view.current, value);
  }, [value]);

  useEffect(() => view.current?.dispatch({ effects: lookPart.reconfigure(look) }), [look]);
  useEffect(() => view.current?.dispatch({ effects: attributesPart.reconfigure(attributes) }), [attributes]);

  return <div className={hasLines ? 'text-field has-lines' : 'text-field'} ref={host} />;
}

/** Keys of every field. Handlers of the caller come first. */
function keysOf(props: () => TextFieldProps): KeyBinding[] {
  const own: KeyBinding = {
    any: (view, event) => {
      const key = (props().keys ?? []).find((each) => each.key === event.key && !event.ctrlKey && !event.metaKey && !event.altKey);
      return key?.run?.(view) ?? false;
    },
  };
  // A text of one line has no line breaks.
  const enter: KeyBinding = { key: 'Enter', run: () => !props().hasLines, shift: () => !props().hasLines };
  return [own, enter];
}

/** Replaces the part of a document that differs, so that the caret stays where it is. */
function replaceText(view: EditorView, text: string): void {
  const current = view.state.doc.toString();
  if (current === text) return;
  let from = 0;
  while (from < current.length && current[from] === text[from]) from += 1;
  let end = 0;
  while (end < Math.min(current.length, text.length) - from && current.at(-1 - end) === text.at(-1 - end)) end += 1;
  view.dispatch({ changes: { from, to: current.length - end, insert: text.slice(from, text.length - end) } });
}

/** Replaces a text and selects a range of the new one. */
export function setText(view: EditorView, text: string, from: number, to: number): void {
  replaceText(view, text);
  view.dispatch({ selection: EditorSelection.single(from, to) });
  view.focus();
}

function pasteBlocks(event: ClipboardEvent, view: EditorView, onPaste: TextFieldProps['onPasteBlocks']): boolean {
  const blocks = (event.clipboardData?.getData('text/plain') ?? '').trim().split(/\s*\n\s*\n\s*/);
  if (!onPaste || blocks.length < 2) return false;
  onPaste(blocks, view);
  return true;
}

/** Decorations, and the chips among them, which the caret skips. */
interface Decorated {
  readonly all: DecorationSet;
  readonly chips: DecorationSet;
}

function lookExtension(look: Look): Extension {
  const decorated = (state: EditorState): Decorated => {
    const text = state.doc.toString();
    const chips: Range<Decoration>[] = [];
    const others: Range<Decoration>[] = [];
    for (const range of markupOf(text, look.marks)) {
      const { from, to } = range;
      if (from === to) continue;
      if (range.kind === 'placeholder') chips.push(Decoration.replace({ widget: new Chip(range.name, look.values) }).range(from, to));
      else if (range.kind === 'sign') others.push(Decoration.mark({ class: 'mark-sign' }).range(from, to));
      else if (range.kind === 'link')
        others.push(Decoration.mark({ class: 'mark-link', attributes: { title: look.linkName(range.target) } }).range(from, to));
      else if (range.kind === 'language')
        others.push(Decoration.mark({ class: 'mark-language', attributes: { lang: range.code } }).range(from, to));
      else others.push(Decoration.mark({ class: `mark-${range.kind}` }).range(from, to));
    }
    for (const { from, to, severity } of look.underlines) {
      const end = Math.min(to, text.length);
      if (from < end) others.push(Decoration.mark({ class: `underline-${severity}` }).range(from, end));
    }
    return { all: Decoration.set([...chips, ...others], true), chips: Decoration.set(chips, true) };
  };
  return StateField.define<Decorated>({
    create: decorated,
    update: (value, transaction) => (transaction.docChanged ? decorated(transaction.state) : value),
    provide: (field) => [
      EditorView.decorations.from(field, ({ all }) => all),
      EditorView.atomicRanges.of((view) => view.state.field(field).chips),
    ],
  });
}

/** A placeholder: its value of today, or its name. */
class Chip extends WidgetType {
  readonly name: string;
  readonly value: string | undefined;

  constructor(name: string, values: ReadonlyMap<string, string | undefined>) {
    super();
    this.name = name;
    this.value = values.get(name);
  }

  override eq(other: Chip): boolean {
    return other.name === this.name && other.value === this.value;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'chip';
    chip.textContent = this.value ?? this.name;
    chip.title = this.value === undefined ? `{${this.name}}: filled in on the page` : `{${this.name}}: the site fills in this value`;
    return chip;
  }
}
