/**
 * Messages between the desk's three parts: the server (a Vite plugin of `npm run dev -- --desk`), the app (`app/`, at `/__desk/`), and
 * the script in each page that the app shows in a frame (`page/`). Requests and answers are JSON; a refused request is answered with a
 * sentence, as `text/plain`.
 */

/** Path prefix of the app and its requests. */
export const deskPrefix = '/__desk/';

/** Path of the page with the texts that no page of the site shows. */
export const previewPath = (locale: string) => `/__preview/${locale}`;

/** Request header with the token of the desk's address. Every request but those of the app's own files needs the token. */
export const tokenHeader = 'x-desk-token';

/** A text in every locale in which it exists. */
export interface DeskText {
  /** Key with bundle: `about.hero.title`. */
  readonly id: string;
  readonly bundle: string;
  /** Note and constraints for writers, a sentence each. */
  readonly advice: readonly string[];
  /** Most characters as visitors see the text; for prose, of a block. */
  readonly limit?: number;
  /** Placeholders that the text must contain, with today's values where the server knows them: `{ name: 'count', value: '12' }`. */
  readonly placeholders: readonly { readonly name: string; readonly value?: string }[];
  /** Marks that the text may have: `emphasis`, `strong`, `link`. */
  readonly marks: readonly string[];
  /** Set for a text of blocks. Its places stand alone in a block: `{figure catchment}`. */
  readonly prose?: { readonly min: number; readonly max: number; readonly kinds: readonly string[]; readonly places: readonly string[] };
  /** Ids of the pages that show the text; empty for a text of every page. */
  readonly pages: readonly string[];
  /** By locale, source first. */
  readonly versions: Readonly<Record<string, DeskVersion>>;
  /** Locale of the source text. */
  readonly sourceLocale: string;
}

/** A text in one locale. */
export interface DeskVersion {
  /** Text as in the message file, blocks of prose joined by an empty line; empty if missing. */
  readonly text: string;
  /** Text that someone has typed in the desk but not saved, kept through reloads and crashes. */
  readonly draft?: string;
  /** Text of the message file when the draft began: the `base` of its save. Differs from `text` if the file has changed since. */
  readonly draftBase?: string;
  /** `source` for the text that the others are translated from. */
  readonly state: 'source' | 'done' | 'missing' | 'stale' | 'unreviewed';
  /** Plural forms that the text must contain, with an example to fill: `{count, plural, one {# …} other {# …}}`. */
  readonly forms?: readonly { readonly name: string; readonly example: string }[];
  /** Source text that a stale translation was made from, if git or this session knows it. */
  readonly formerSource?: string;
  readonly findings: readonly DeskFinding[];
}

/** A problem of one text. */
export interface DeskFinding {
  /** Name of the rule; undefined for a mistake that codegen refuses, with which a text cannot be saved. */
  readonly rule?: string;
  readonly severity: 'error' | 'advice';
  readonly found: string;
  readonly expected: string;
  readonly wayOut: string;
  /** Range in the text, in UTF-16 units. */
  readonly from?: number;
  readonly to?: number;
  /** A correction that a button applies: the whole corrected text. */
  readonly fix?: { readonly label: string; readonly text: string };
}

/** A page of the site, in the order of the page tree. */
export interface DeskPage {
  readonly id: string;
  /** Title of the page in the default locale. */
  readonly title: string;
  /** Path by locale: `{ fr: '/a-propos', en: '/en/about' }`. */
  readonly paths: Readonly<Record<string, string>>;
  /** Anchors of the page, for links. */
  readonly anchors: readonly string[];
  /** True for the page of texts that no page of the site shows: no link may lead there. */
  readonly isPreview?: true;
}

/** Answer to `GET texts`. */
export interface DeskState {
  readonly locales: readonly { readonly code: string; readonly name: string; readonly direction: 'ltr' | 'rtl' }[];
  readonly defaultLocale: string;
  readonly pages: readonly DeskPage[];
  readonly texts: readonly DeskText[];
  /** Hosts that external links may lead to. */
  readonly hosts: readonly string[];
  /** Address to compare a proposed branch with; undefined without git or remote. */
  readonly remote?: string;
  readonly hasGit: boolean;
}

/** Body of `POST examine` and `POST draft`. `draft` also has the pages show the text. */
export interface DeskDraft {
  readonly id: string;
  readonly locale: string;
  readonly text: string;
}

/** Answer to `POST examine` and `POST draft`. */
export interface Examined {
  readonly findings: readonly DeskFinding[];
  /** Characters as visitors see the text; for prose, of each block. */
  readonly lengths: readonly number[];
}

/** Body of `POST save`. All versions are written, or none. */
export interface DeskSave {
  readonly changes: readonly (DeskDraft & {
    /** Text of the message file when the change began. */
    readonly base: string;
  })[];
  /** Confirms the translations of these texts, as `translate -- ack` does. */
  readonly confirmed: readonly { readonly id: string; readonly locale: string }[];
}

/** Answer to `POST save`, with status 200, 409 for a conflict, 422 for a refused text. Nothing is written with 409 and 422. */
export type Saved =
  | { readonly kind: 'saved'; readonly texts: readonly DeskText[] }
  | {
      readonly kind: 'conflict';
      /** Texts that have changed on disk since `base`. */
      readonly texts: readonly (DeskDraft & { readonly base: string; readonly current: string })[];
    }
  | { readonly kind: 'refused'; readonly findings: readonly (DeskFinding & { readonly id: string; readonly locale: string })[] };

/** A saved change since the last commit; without git, since the desk was started. */
export interface DeskChange {
  readonly id: string;
  readonly page: string;
  readonly locale: string;
  readonly before: string;
  readonly after: string;
}

/** Answer to `POST propose`. */
export interface Proposed {
  readonly branch: string;
  /** Address to compare the branch at, if the remote has one. */
  readonly compare?: string;
  /** Sentence about what was not done, such as a push that failed. */
  readonly note?: string;
}

/** Body of `POST export`: the changes, for a place without git. */
export interface DeskExport {
  readonly format: 'xliff' | 'csv';
}

/** Answer to `POST export`: a file for each target locale, for the browser to store. */
export interface Exported {
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** Body of `POST last-change`. */
export interface DeskTextId {
  readonly id: string;
}

/** Answer to `POST last-change`, by locale: the commit that last changed the text. Locales without one are left out. */
export type LastChanges = Readonly<Record<string, DeskCommit>>;

export interface DeskCommit {
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly subject: string;
}

/** Names of the events that Vite's web socket sends to the app, with {@link DeskText}s or a list of problems as text. */
export const events = { texts: 'desk:texts', problems: 'desk:problems' } as const;

/** A message from the app to the page in a frame, by `postMessage` on the same origin. */
export type ToPage =
  /** Picking: a click picks a text instead of using the page. */
  | { readonly kind: 'mode'; readonly isPicking: boolean }
  /** Outlines the text and scrolls to it. */
  | { readonly kind: 'reveal'; readonly id: string }
  /** Loads the page's HTML again and changes the DOM where it differs, without a reload. */
  | { readonly kind: 'refresh' };

/** A message from a page in a frame to the app. */
export type FromPage =
  /** The page has loaded: its id and locale, and the texts in it, in the order of the document. */
  | { readonly kind: 'ready'; readonly page: string; readonly locale: string; readonly texts: readonly PlacedText[] }
  /** A click or Enter on a text. */
  | { readonly kind: 'picked'; readonly id: string; readonly locale: string }
  /** Texts that break the layout, after a refresh. */
  | { readonly kind: 'overflows'; readonly texts: readonly { readonly id: string; readonly what: string }[] };

/** A text's place in a page. */
export interface PlacedText {
  readonly id: string;
  readonly locale: string;
  /** `text` can be seen or unfolded; the others are hidden. */
  readonly place: 'text' | 'attribute' | 'head' | 'data' | 'island';
  /** What has it: `aria-label`, `title`, `description`, `contact form`. */
  readonly of?: string;
}
