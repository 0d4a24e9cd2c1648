/** State of the app: the texts, what is typed, and what is shown. Components read it with {@link useDesk}; `actions.ts` changes it. */
import { useSyncExternalStore } from 'react';
import type { DeskChange, DeskCommit, DeskFinding, DeskState, DeskText, PlacedText, Proposed } from '../protocol.ts';
import type { FieldHistory } from './field-history.ts';
import type { TextPlace, WorkList } from './work-lists.ts';

/** A text that was opened or changed in this window. */
export interface Field {
  readonly text: string;
  /** Text of the message file when the change began. */
  readonly base: string;
  readonly history: FieldHistory;
  readonly findings?: readonly DeskFinding[];
  /** Characters as visitors see the text; for prose, of each block. */
  readonly lengths?: readonly number[];
  /** Text of the message file that a save did not overwrite. */
  readonly conflict?: string;
}

/** The site in a frame. */
export interface Pane {
  readonly locale: string;
  readonly width: 'phone' | 'desk';
}

/** What the panel shows. */
export type PanelView =
  | { readonly kind: 'text' }
  | { readonly kind: 'list'; readonly list: WorkList | 'page' }
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'changes' };

export interface Notice {
  readonly kind: 'done' | 'failed';
  readonly words: string;
}

export interface Model {
  readonly connection: 'starting' | 'open' | 'lost' | 'refused';
  readonly site: Omit<DeskState, 'texts'>;
  readonly texts: ReadonlyMap<string, DeskText>;
  /** By {@link fieldKey}. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Id of the page in the frames. */
  readonly page: string;
  readonly panes: readonly Pane[];
  /** Texts of the pages that the frames have shown, by `page locale`. */
  readonly placed: Readonly<Record<string, readonly PlacedText[]>>;
  readonly isPicking: boolean;
  readonly view: PanelView;
  readonly selected: TextPlace | undefined;
  /** List that `next` goes through: the last one opened, or the texts of the page. */
  readonly walk: Exclude<PanelView, { readonly kind: 'text' | 'changes' }>;
  /** Layout faults by {@link fieldKey}. */
  readonly overflows: Readonly<Record<string, string>>;
  /** The last commits of the texts that were opened, by {@link fieldKey}. */
  readonly commits: Readonly<Record<string, DeskCommit | undefined>>;
  readonly changes: readonly DeskChange[];
  readonly proposed: Proposed | undefined;
  readonly isSaving: boolean;
  readonly notice: Notice | undefined;
  /** Problems of schema, code or message files, as text. */
  readonly problems: readonly string[];
  /** Counts requests to move the focus into the field of `selected`. */
  readonly focusRequests: number;
}

let model: Model = {
  connection: 'starting',
  site: { locales: [], defaultLocale: '', pages: [], hosts: [], hasGit: false },
  texts: new Map(),
  fields: {},
  page: '',
  panes: [],
  placed: {},
  isPicking: true,
  view: { kind: 'list', list: 'page' },
  selected: undefined,
  walk: { kind: 'list', list: 'page' },
  overflows: {},
  commits: {},
  changes: [],
  proposed: undefined,
  isSaving: false,
  notice: undefined,
  problems: [],
  focusRequests: 0,
};

const listeners = new Set<() => void>();

export const getModel = (): Model => model;

export function setModel(changed: Partial<Model>): void {
  model = { ...model, ...changed };
  for (const listener of listeners) listener();
}

/** Renders a component again when the selected part of the model changes. `select` returns a part of the model, not a new object. */
export function useDesk<Part>(select: (model: Model) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(model));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Key of a text in a locale: `fr/about.hero.title`. */
export function fieldKey({ id, locale }: TextPlace): string {
  return `${locale}/${id}`;
}

/** Returns the place of a {@link fieldKey}. */
function placeOfKey(key: string): TextPlace {
  const at = key.indexOf('/');
  return { locale: key.slice(0, at), id: key.slice(at + 1) };
}

/** Returns a text as it is typed, or as it is in the message file. */
export function currentText({ fields, texts }: Pick<Model, 'fields' | 'texts'>, place: TextPlace): string {
  const version = texts.get(place.id)?.versions[place.locale];
  return fields[fieldKey(place)]?.text ?? version?.draft ?? version?.text ?? '';
}

const none: readonly DeskFinding[] = [];

export function findingsAt({ fields, texts }: Pick<Model, 'fields' | 'texts'>, place: TextPlace): readonly DeskFinding[] {
  return fields[fieldKey(place)]?.findings ?? texts.get(place.id)?.versions[place.locale]?.findings ?? none;
}

/** Returns the unsaved texts, of one text or of the whole site. */
export function unsaved({ fields, texts }: Pick<Model, 'fields' | 'texts'>, id?: string): readonly TextPlace[] {
  const found: TextPlace[] = [];
  for (const [key, { text }] of Object.entries(fields)) {
    const place = placeOfKey(key);
    if (id !== undefined && place.id !== id) continue;
    if (text !== texts.get(place.id)?.versions[place.locale]?.text) found.push(place);
  }
  return found;
}
