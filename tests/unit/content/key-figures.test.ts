/** Key figures in each language. */
import { expect, test } from 'vitest';
import { keyFigureText } from '../../../renderer/content/key-figures.ts';
import { keyFigureValues } from '../../../schema/language/placeholders.ts';
import { figureIds, figures, type KeyFigureId } from '../../../schema/site/constants.ts';

const wide = '\u00a0';

test.for([
  ['experienceYears', '15+', '15+'],
  ['projectCount', '100+', '100+'],
  ['averageRoi', `+35${wide}%`, '+35%'],
  ['stockoutReduction', `−30${wide}%`, '−30%'],
  ['netMargin', `22${wide}%`, '22%'],
  ['revenueMultiple', '×3', '×3'],
  ['outletsOpened', '12', '12'],
  ['cashMonths', '3–6', '3–6'],
  ['sessionHours', `1–2${wide}h`, `1–2${wide}h`],
  ['replyHours', `24${wide}h`, `24${wide}h`],
] as const satisfies readonly (readonly [KeyFigureId, string, string])[])('%s is shown as %s in French', ([id, french, english]) => {
  expect(keyFigureText(id, 'fr')).toBe(french);
  expect(keyFigureText(id, 'en')).toBe(english);
});

test('every figure has a text without a line break in both languages', () => {
  for (const id of figureIds) {
    for (const locale of ['fr', 'en'] as const) expect(keyFigureText(id, locale), `${id} in ${locale}`).toMatch(/^\S*\d[\d–]*[^ ]*$/);
  }
});

test('placeholders have the number with its percent sign, and ranges have two placeholders', () => {
  const french = keyFigureValues(figures, 'fr-FR');
  expect(french).toMatchObject({ experienceYears: '15', revenueMultiple: '3', cashMonthsMin: '3', cashMonthsMax: '6', replyHours: '24' });
  expect(french['averageRoi']).toBe(`35${wide}%`);
  expect(keyFigureValues(figures, 'en-GB')['averageRoi']).toBe('35%');
});
