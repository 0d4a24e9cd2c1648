/** Business constants and limits. */

/** A key figure. `percent` values are whole percents. */
export interface KeyFigure {
  /** One value, or a range. */
  readonly value: number | readonly [number, number];
  readonly unit: 'count' | 'percent' | 'multiple' | 'hours';
  /** `at-least` is shown as “15+”, `increase` as “+35%”, `decrease` as “−30%”. */
  readonly sign?: 'at-least' | 'increase' | 'decrease';
  /** Bundle of the collection that the figure counts. A rule checks that both numbers are equal. */
  readonly counts?: string;
}

/** Marketing figures. Texts use them as placeholders: `{averageRoi}`, or `{cashMonthsMin}` and `{cashMonthsMax}` for a range. */
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

/** The case-study carousel. */
export const carousel = {
  autoplayMs: 5000,
  loop: true,
  cardHeightPx: 380,
  cardsPerView: { base: 1, medium: 2, large: 3 },
} as const;

/** Distance from the top at which a section becomes the current one; also the scroll margin of anchors. */
export const scrollOffsetPx = 100;

export const scoringFrameHeightPx = 800;

/** The tooltip of the floating button. */
export const tooltip = { openDelayMs: 700, skipDelayMs: 300 } as const;

/** Retries of an island's code: the delay doubles after each attempt, up to `maxDelayMs`. */
export const retry = { attempts: 3, firstDelayMs: 1000, maxDelayMs: 30_000 } as const;

/** Time that a pressed control waits for its code, before it falls back to its behaviour without JavaScript. */
export const tapPatienceMs = 8000;

/** Time after which an idle page counts as visited, so that its islands are prefetched. */
export const stayMs = 10_000;

/** Retention of contact messages: in the database (the migrations repeat the days) and in the firm's mailbox. */
export const retention = { messageDays: 90, clientDays: 7, mailMonths: 36 } as const;

/** Cache lifetime of HTML pages. */
export const cacheSeconds = 300;

/** Budget of a file type, in bytes: per file, and for all files together where one visitor may download all. */
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
  home: { total: 61_400, html: 14_336, fonts: 32_800, script: 2500 },
  guide: { total: 55_200, html: 17_900, fonts: 32_800, script: 2500 },
} as const satisfies Record<string, ViewBudget>;

/**
 * Budgets of the built site by file type, about 5% above today's sizes. `texts` are files for robots, hosts and spreadsheets. `pictures`
 * are in all formats, the fallback for old browsers included: picture-places.ts has the budget of what visitors download.
 */
export const byteBudgets = {
  html: { each: 123_500 },
  css: { each: 46_500, all: 61_500 },
  js: { each: 234_000, all: 603_000 },
  fonts: { each: 14_400, all: 32_800 },
  images: { each: 6_600, all: 9_500 },
  drawings: { each: 105_000 },
  pictures: { each: 600_000 },
  /** Messengers load one when somebody shares a link. */
  socialImages: { each: 120 * 1024 },
  texts: { each: 600_000 },
} as const satisfies Record<string, ByteBudget>;

/** Factor of the budgets for HTML in another script than Latin, whose letters have two or three bytes. */
export const otherScriptFactor = 1.25;

/** File name of the blog's feed, in the folder of the blog of each language: `/en/blog/feed.xml`. */
export const feedFile = 'feed.xml';
export const feedType = 'application/rss+xml';

/** The pictures that other sites show with a link to a page: their folder, and their size in pixels. */
export const socialImageFolder = '/shared/social/';
export const socialImageSize = { width: 1200, height: 630 } as const;
