/** Constants fixed by the product: carousel, contact form, figures of the firm. */
import { expect, test } from 'vitest';
import { contactFields, messageField } from '../../schema/contact/fields.ts';
import * as constants from '../../schema/site/constants.ts';

test('constants of the carousel, the tooltip, the retries and the scoring frame', () => {
  expect(constants).toMatchObject({
    cacheSeconds: 300,
    carousel: { autoplayMs: 5000, cardHeightPx: 380, cardsPerView: { base: 1, medium: 2, large: 3 }, loop: true },
    retry: { attempts: 3, firstDelayMs: 1000, maxDelayMs: 30_000 },
    scoringFrameHeightPx: 800,
    scrollOffsetPx: 100,
    tooltip: { openDelayMs: 700, skipDelayMs: 300 },
  });
});

test('bounds of the contact form', () => {
  expect(contactFields).toMatchObject({ message: { min: 10 }, firstName: { min: 2 }, lastName: { min: 2 } });
  expect(messageField).toMatchObject({ minHeightPx: 80, rowsInModal: 4, rowsOnPage: 5 });
});

test('figures of the firm', () => {
  expect(constants.figures).toMatchObject({
    averageRoi: { value: 35, sign: 'increase' },
    basketGrowth: { value: 25, sign: 'increase' },
    cashMonths: { value: [3, 6] },
    ebitdaGrowth: { value: 12, sign: 'increase' },
    experienceYears: { value: 15, sign: 'at-least' },
    firstYearFranchisees: { value: 5 },
    locationCriteria: { value: 12 },
    locationSuccessShare: { value: 80 },
    netMargin: { value: 22 },
    networkRoi: { value: 180 },
    networkStores: { value: 45 },
    outletsMonths: { value: 18 },
    outletsOpened: { value: 12 },
    pilotMonths: { value: 8 },
    profitableStores: { value: 85 },
    projectCount: { value: 100, sign: 'at-least' },
    replyHours: { value: 24 },
    revenueMultiple: { value: 3 },
    roadmapYears: { value: 3 },
    sessionHours: { value: [1, 2] },
    stockoutReduction: { value: 30, sign: 'decrease' },
  });
});
