/** The business constants and limits, each once, under a name that explains itself. */

/** A figure of the trade. `percent` values are whole percents. */
export interface KeyFigure {
  /** One value, or the two ends of a range. */
  readonly value: number | readonly [number, number];
  readonly unit: 'count' | 'percent' | 'multiple' | 'hours';
  /** `at-least` reads “15+”, `increase` “+35%”, `decrease` “−30%”. */
  readonly sign?: 'at-least' | 'increase' | 'decrease';
  /** The collection whose entities it counts, by the name of its bundle: the two agree. */
  readonly counts?: string;
}

/** Marketing figures. A text names one as `{averageRoi}`; a range as `{cashMonthsMin}` and `{cashMonthsMax}`. */
export const figures = {
  experienceYears: { value: 15, unit: 'count', sign: 'at-least' },
  projectCount: { value: 100, unit: 'count', sign: 'at-least' },
  averageRoi: { value: 35, unit: 'percent', sign: 'increase' },
  sessionHours: { value: [1, 2], unit: 'hours' },
  locationCriteria: { value: 12, unit: 'count', counts: 'criteria' },
  outletsOpened: { value: 12, unit: 'count' },
  outletsMonths: { value: 18, unit: 'count' },
  revenueMultiple: { value: 3, unit: 'multiple' },
  networkRoi: { value: 180, unit: 'percent' },
  networkStores: { value: 45, unit: 'count' },
  basketGrowth: { value: 25, unit: 'percent', sign: 'increase' },
  stockoutReduction: { value: 30, unit: 'percent', sign: 'decrease' },
  pilotMonths: { value: 8, unit: 'count' },
  firstYearFranchisees: { value: 5, unit: 'count' },
  netMargin: { value: 22, unit: 'percent' },
  profitableStores: { value: 85, unit: 'percent' },
  ebitdaGrowth: { value: 12, unit: 'percent', sign: 'increase' },
  roadmapYears: { value: 3, unit: 'count' },
  locationSuccessShare: { value: 80, unit: 'percent' },
  cashMonths: { value: [3, 6], unit: 'count' },
  replyHours: { value: 24, unit: 'hours' },
} as const satisfies Record<string, KeyFigure>;

export type KeyFigureId = keyof typeof figures;
export const figureIds = Object.keys(figures) as [KeyFigureId, ...KeyFigureId[]];

/** The case-study carousel. Durations in milliseconds, sizes in CSS pixels. */
export const carousel = {
  autoplayMs: 5000,
  loop: true,
  cardHeightPx: 380,
  cardsPerView: { base: 1, medium: 2, large: 3 },
} as const;

/** Distance from the top, in CSS pixels, at which a section becomes the active one; anchors stop short by as much. */
export const scrollOffsetPx = 100;

/** Height of the location-scoring frame, in CSS pixels. */
export const scoringFrameHeightPx = 800;

/** The floating button's tooltip, in milliseconds. */
export const tooltip = { openDelayMs: 700, skipDelayMs: 300 } as const;

/** How the browser tries again to fetch the code of islands: three times, after delays in milliseconds that double up to a cap. */
export const retry = { attempts: 3, firstDelayMs: 1000, maxDelayMs: 30_000 } as const;

/** How long, in milliseconds, what a visitor has pressed waits for its code; then it does what it would do without a script. */
export const tapPatienceMs = 8000;

/** After how many milliseconds a page without any sign of its visitor counts as visited: what may be needed is then fetched. */
export const stayMs = 10_000;

/** How long what a visitor sends is kept: in the database (the migrations say the same), and in the firm's mailbox. */
export const retention = { messageDays: 90, clientDays: 7, mailMonths: 36 } as const;

/** How long a cached HTML page may be shown without asking again, in seconds. */
export const cacheSeconds = 300;

/** Bytes of a kind of file: of one, and of all together, where visitors may come to download all. */
export interface ByteBudget {
  readonly each: number;
  readonly all?: number;
}

/**
 * Bytes of the first view of a page, as sent with Brotli. The rule `budgets` compares `html`, `fonts` and `script` with the files that
 * the HTML references; a browser test compares `total` with what a browser downloads.
 */
export interface ViewBudget {
  readonly html: number;
  readonly fonts: number;
  readonly script: number;
  readonly total: number;
}

/** Budgets of first views, by role or kind of page. */
export const viewBudgets = {
  home: { total: 57_200, html: 14_000, fonts: 32_800, script: 2500 },
  guide: { total: 55_200, html: 17_900, fonts: 32_800, script: 2500 },
} as const satisfies Record<string, ViewBudget>;

/** The weight of the built site, by kind of file: what it weighs today, and a twentieth more. `texts` are files for robots, hosts and spreadsheets. */
export const byteBudgets = {
  html: { each: 123_500 },
  css: { each: 46_500, all: 61_500 },
  js: { each: 234_000, all: 603_000 },
  fonts: { each: 14_400, all: 32_800 },
  images: { each: 211_000, all: 212_000 },
  drawings: { each: 105_000 },
  texts: { each: 600_000 },
} as const satisfies Record<string, ByteBudget>;

/** File name of the blog's feed, in the folder of the blog of each language: `/en/blog/feed.xml`. */
export const feedFile = 'feed.xml';
export const feedType = 'application/rss+xml';
