/** Actions of writers: open texts, type, save, confirm, propose. */
import type { DeskChange, DeskExport, DeskSave, DeskState, DeskText, FromPage, PlacedText } from '../protocol.ts';
import { withoutEmptyBlocks } from './blocks.ts';
import { emptyHistory, moveInHistory, recordChange } from './field-history.ts';
import { tellPage, tellPages } from './frames.ts';
import { forgetDraft, keepDraft, keptDrafts } from './kept-drafts.ts';
import { examine, exportChanges, loadChanges, loadLastChanges, loadState, postDraft, postSave, propose, RequestError } from './requests.ts';
import {
  currentText,
  type Field,
  fieldKey,
  findingsAt,
  getModel,
  type Model,
  type Pane,
  type PanelView,
  setModel,
  unsaved,
} from './store.ts';
import { entriesOf, entryAfter, groupsOf, search, type TextPlace } from './work-lists.ts';

/** Milliseconds without a key after which a text is sent. */
const typingPause = 50;

/** Milliseconds between two attempts to reach a stopped server. */
const retryPause = 1000;

// Loading

/** Loads all texts, and the drafts that an earlier window has left. */
export async function start(): Promise<void> {
  const loaded = await attempt(loadState);
  if (!loaded) return;
  const { texts, ...site } = loaded;
  const byId = new Map(texts.map((text) => [text.id, text]));
  const [home] = site.pages;
  const model = getModel();
  setModel({
    connection: 'open',
    site,
    texts: byId,
    fields: { ...draftsOf(loaded), ...model.fields },
    ...(model.page === '' && { page: home?.id ?? '', panes: [{ locale: site.defaultLocale, width: 'desk' }], ...rememberedView() }),
  });
  const { selected } = getModel();
  if (selected && model.page === '') openText(selected);
  for (const place of unsaved(getModel())) sendDraft(place);
  void refreshChanges();
}

/** Returns the unsaved texts of the server and of this browser. The browser knows the text that a draft began with. */
function draftsOf({ texts }: DeskState): Record<string, Field> {
  const fields: Record<string, Field> = {};
  const kept = keptDrafts();
  for (const { id, versions } of texts) {
    for (const [locale, { text, draft, draftBase }] of Object.entries(versions)) {
      const key = fieldKey({ id, locale });
      const found = kept.get(key);
      if (found?.text === text) forgetDraft(key, text);
      else if (found) fields[key] = { ...found, history: emptyHistory };
      else if (draft !== undefined && draft !== text) fields[key] = { text: draft, base: draftBase ?? text, history: emptyHistory };
    }
  }
  return fields;
}

/** Carries out a request. Returns undefined, and shows the reason, if the server does not answer or refuses. */
async function attempt<Answer>(send: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    const answer = await send();
    if (getModel().connection === 'lost') setModel({ connection: 'open' });
    return answer;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.kind === 'failed') setModel({ notice: { kind: 'failed', words: error.message } });
    else if (error.kind === 'refused') setModel({ connection: 'refused' });
    else loseConnection();
    return undefined;
  }
}

/** Says that the server has stopped, and tries to reach it until it answers. */
export function loseConnection(): void {
  if (getModel().connection === 'lost' || getModel().connection === 'refused') return;
  setModel({ connection: 'lost' });
  setTimeout(retry, retryPause);
}

async function retry(): Promise<void> {
  await start();
  if (getModel().connection === 'lost') setTimeout(retry, retryPause);
}

/** Takes over texts that have changed on disk, or in another window. */
export function receiveTexts(changed: readonly DeskText[]): void {
  const { texts, fields } = getModel();
  const next = new Map(texts);
  const kept = { ...fields };
  for (const text of changed) {
    next.set(text.id, text);
    for (const [locale, version] of Object.entries(text.versions)) {
      const key = fieldKey({ id: text.id, locale });
      const field = kept[key];
      const before = texts.get(text.id)?.versions[locale]?.text;
      // A text that nobody changes in this window follows the file.
      if (field && (field.text === before || field.text === version.text))
        kept[key] = { text: version.text, base: version.text, history: field.history };
    }
  }
  setModel({ texts: next, fields: kept });
  tellPages({ kind: 'refresh' });
}

/** Part of the model that a reload of this window restores: a save of a developer reloads it. */
type ViewState = Pick<Model, 'page' | 'panes' | 'selected' | 'walk' | 'isPicking'>;

const viewName = 'desk view';

export function rememberView(): void {
  const { page, panes, selected, walk, isPicking } = getModel();
  if (page !== '') sessionStorage.setItem(viewName, JSON.stringify({ page, panes, selected, walk, isPicking } satisfies ViewState));
}

function rememberedView(): Partial<ViewState> {
  return JSON.parse(sessionStorage.getItem(viewName) ?? '{}');
}

// Typing

/** Changes a text. `isTyping`: characters typed one after the other are undone together. */
export function edit(place: TextPlace, text: string, isTyping = true): void {
  const before = currentText(getModel(), place);
  if (text === before) return;
  const field = fieldAt(place);
  setField(place, { ...field, text, history: recordChange(field.history, before, isTyping, performance.now()) });
  changed(place);
}

export function moveInFieldHistory(place: TextPlace, direction: 'undo' | 'redo'): void {
  const field = fieldAt(place);
  const moved = moveInHistory(field.history, direction, field.text);
  if (!moved) return;
  setField(place, { ...field, ...moved });
  changed(place);
}

/** Returns the field of a text; a new one begins with the text of the message file or a draft of another window. */
function fieldAt(place: TextPlace): Field {
  const model = getModel();
  const text = model.texts.get(place.id)?.versions[place.locale]?.text ?? '';
  return model.fields[fieldKey(place)] ?? { text: currentText(model, place), base: text, history: emptyHistory };
}

function setField(place: TextPlace, field: Field): void {
  setModel({ fields: { ...getModel().fields, [fieldKey(place)]: field } });
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Keeps a changed text in the browser, and sends it after a pause. */
function changed(place: TextPlace): void {
  const key = fieldKey(place);
  const { text, base } = fieldAt(place);
  if (text === base) forgetDraft(key, text);
  else keepDraft(key, { text, base });
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => sendDraft(place), typingPause),
  );
}

/** Sends a draft, shows its findings, and has the pages show it. */
async function sendDraft(place: TextPlace): Promise<void> {
  if (await judge(place, postDraft)) tellPages({ kind: 'refresh' });
}

/** Has the server judge a text. Returns false if the text has changed meanwhile. */
async function judge(place: TextPlace, request: typeof examine): Promise<boolean> {
  const { text } = fieldAt(place);
  const examined = await attempt(() => request({ ...place, text: sentText(place, text) }));
  if (!examined || fieldAt(place).text !== text) return false;
  setField(place, { ...fieldAt(place), ...examined });
  return true;
}

/** Returns a text as the server gets it. */
function sentText({ id }: TextPlace, text: string): string {
  return getModel().texts.get(id)?.prose ? withoutEmptyBlocks(text) : text;
}

// Opening

/** Opens the panel of a text, with the focus in its field. Goes to a page that shows the text. */
export function openText(place: TextPlace): void {
  const model = getModel();
  const text = model.texts.get(place.id);
  if (!text) return;
  const [pane] = model.panes;
  setModel({
    selected: place,
    view: { kind: 'text' },
    focusRequests: model.focusRequests + 1,
    notice: undefined,
    page: pageFor(model, text),
    // A single pane shows the language that is written.
    ...(pane && model.panes.length === 1 && { panes: [{ ...pane, locale: place.locale }] }),
  });
  tellPages({ kind: 'reveal', id: place.id });
  for (const locale of Object.keys(text.versions)) void judge({ id: place.id, locale }, examine);
  void learnCommits(text);
}

/** Returns the page to show with a text: the current one if it has the text, as far as is known. */
function pageFor({ page, placed, site, panes }: Model, { id, pages }: DeskText): string {
  const known = placed[`${page} ${panes[0]?.locale}`];
  const isHere = pages.length > 0 ? pages.includes(page) : known === undefined || known.some((each) => each.id === id);
  return isHere ? page : (pages[0] ?? site.pages[0]?.id ?? page);
}

/** Learns which commits last changed a text, if there is git. */
async function learnCommits({ id, versions }: DeskText): Promise<void> {
  if (!getModel().site.hasGit) return;
  const found = await attempt(() => loadLastChanges(id));
  if (!found) return;
  const own = Object.keys(versions).map((locale) => [fieldKey({ id, locale }), found[locale]] as const);
  setModel({ commits: { ...getModel().commits, ...Object.fromEntries(own) } });
}

export function openPage(page: string): void {
  setModel({ page });
}

export function setPanes(panes: readonly Pane[]): void {
  setModel({ panes });
}

export function setPicking(isPicking: boolean): void {
  setModel({ isPicking });
  tellPages({ kind: 'mode', isPicking });
}

export function openView(view: PanelView): void {
  setModel({ view, ...(view.kind === 'list' || view.kind === 'search' ? { walk: view } : {}) });
  if (view.kind === 'changes') void refreshChanges();
}

/** Returns the entries of the list that `next` goes through. */
function walkEntries(model: Model): readonly TextPlace[] {
  const { walk } = model;
  if (walk.kind === 'search') return searchEntries(model, walk.query);
  if (walk.list !== 'page') return entriesOf(walk.list, model.texts.values(), (id, locale) => findingsAt(model, { id, locale }));
  return pageEntries(model).map(({ id }) => ({ id, locale: model.selected?.locale ?? firstLocale(model) }));
}

export function searchEntries(model: Model, query: string): readonly TextPlace[] {
  return search(model.texts.values(), query, ({ id }, locale) => currentText(model, { id, locale }));
}

/** Returns the texts of the page in the first frame, by group. */
function pageEntries(model: Model): readonly PlacedText[] {
  const placed = model.placed[`${model.page} ${firstLocale(model)}`] ?? [];
  return groupsOf(placed, (id) => isShared(model.texts, id)).flatMap(([, members]) => members);
}

/** Returns true for a text of every page, such as those of the menu. */
export function isShared(texts: Model['texts'], id: string): boolean {
  return texts.get(id)?.pages.length === 0;
}

const firstLocale = ({ panes, site }: Model) => panes[0]?.locale ?? site.defaultLocale;

/** Opens the next text of the current list. A text that has left the list is followed by the one that has taken its place. */
export function openNext(entries = walkEntries(getModel()), step: 1 | -1 = 1): void {
  const next = entryAfter(entries, getModel().selected, step);
  if (next) openText(next);
  else setModel({ view: getModel().walk });
}

/** Opens the text before or after the selected one on the page. */
export function openNeighbour(step: 1 | -1): void {
  const model = getModel();
  const locale = model.selected?.locale ?? firstLocale(model);
  openNext(
    pageEntries(model).map(({ id }) => ({ id, locale })),
    step,
  );
}

// Messages of the pages

export function receiveFromPage(pane: number, message: FromPage): void {
  const model = getModel();
  if (message.kind === 'picked') openText(message);
  else if (message.kind === 'overflows') {
    const locale = model.panes[pane]?.locale ?? '';
    const others = Object.entries(model.overflows).filter(([key]) => !key.startsWith(`${locale}/`));
    const found = message.texts.map(({ id, what }) => [fieldKey({ id, locale }), what]);
    setModel({ overflows: Object.fromEntries([...others, ...found]) });
  } else {
    const { page, locale, texts } = message;
    const panes = model.panes.map((each, index) => (index === pane ? { ...each, locale } : each));
    setModel({ page, panes, placed: { ...model.placed, [`${page} ${locale}`]: texts } });
    tellPage(pane, { kind: 'mode', isPicking: model.isPicking });
    if (model.selected) tellPage(pane, { kind: 'reveal', id: model.selected.id });
  }
}

// Saving

/** Saves texts: all or none. Returns true if they are written. */
async function save(places: readonly TextPlace[], confirmed: DeskSave['confirmed'] = []): Promise<boolean> {
  if (places.length === 0 && confirmed.length === 0) return true;
  const sent = places.map((place) => {
    const { text, base } = fieldAt(place);
    clearTimeout(timers.get(fieldKey(place)));
    return { ...place, text: sentText(place, text), base, typed: text };
  });
  setModel({ isSaving: true, notice: undefined });
  const saved = await attempt(() => postSave({ changes: sent.map(({ typed: _, ...change }) => change), confirmed }));
  setModel({ isSaving: false });
  if (!saved) return false;
  if (saved.kind === 'saved') {
    for (const { typed, text, ...place } of sent) {
      forgetDraft(fieldKey(place), typed);
      const field = fieldAt(place);
      const { conflict: _, ...rest } = field;
      setField(place, { ...rest, base: text, ...(field.text === typed && { text }) });
    }
    receiveTexts(saved.texts);
    void refreshChanges();
    const opened = saved.texts.find(({ id }) => id === getModel().selected?.id);
    if (opened) void learnCommits(opened);
    setModel({ proposed: undefined, notice: { kind: 'done', words: confirmed.length > 0 && sent.length === 0 ? 'Confirmed.' : 'Saved.' } });
    return true;
  }
  if (saved.kind === 'conflict') {
    for (const { id, locale, current } of saved.texts) setField({ id, locale }, { ...fieldAt({ id, locale }), conflict: current });
    const [first] = saved.texts;
    if (first) openText(first);
    setModel({ notice: { kind: 'failed', words: 'Nothing was saved: the text has changed since you began.' } });
    return false;
  }
  for (const place of sent) {
    const own = saved.findings.filter(({ id, locale }) => id === place.id && locale === place.locale);
    if (own.length > 0) setField(place, { ...fieldAt(place), findings: own });
  }
  const [first] = saved.findings;
  if (first) openText(first);
  setModel({ notice: { kind: 'failed', words: 'Nothing was saved: a text has a mistake, shown below its field.' } });
  return false;
}

/** Saves the versions of the open text; with `isLast`, goes to the next text of the list afterwards. */
export async function saveOpenText(andNext = false): Promise<void> {
  const model = getModel();
  const { selected } = model;
  if (!selected) return;
  // The list as it is before the text leaves it.
  const entries = walkEntries(model);
  if (!(await save(unsaved(model, selected.id))) || !andNext) return;
  if (walkEntries(getModel()).length > 0) openNext(entries);
  else setModel({ view: getModel().walk });
}

export function saveAll(): Promise<boolean> {
  return save(unsaved(getModel()));
}

/** Says that a translation is still right although its source has changed. */
export function confirmTranslation(place: TextPlace): Promise<boolean> {
  return save(unsaved(getModel(), place.id), [place]);
}

/** Ends a conflict. The text that is not taken stays in the history of the field. */
export function resolveConflict(place: TextPlace, take: 'own' | 'current'): void {
  const { conflict, ...field } = fieldAt(place);
  if (conflict === undefined) return;
  setField(place, { ...field, base: conflict });
  if (take === 'current') edit(place, conflict, false);
  else void save([place]);
}

/** Puts the saved text back. The dropped one stays in the history of the field. */
export function dropDraft(place: TextPlace): void {
  edit(place, getModel().texts.get(place.id)?.versions[place.locale]?.text ?? '', false);
}

// Changes

async function refreshChanges(): Promise<void> {
  const changes = await attempt(loadChanges);
  if (changes) setModel({ changes });
}

/** Writes the former text of a change back. */
export async function undoChange({ id, locale, before, after }: DeskChange): Promise<void> {
  const place = { id, locale };
  const field = fieldAt(place);
  setField(place, { ...field, text: before, base: after, history: recordChange(field.history, field.text, false, 0) });
  await save([place]);
}

export async function proposeChanges(): Promise<void> {
  setModel({ isSaving: true, notice: undefined });
  const proposed = await attempt(propose);
  setModel({ isSaving: false, ...(proposed && { proposed }) });
}

/** Has the browser store the changes as files. */
export async function downloadChanges(format: DeskExport['format']): Promise<void> {
  const exported = await attempt(() => exportChanges(format));
  for (const { name, text } of exported?.files ?? []) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text]));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
