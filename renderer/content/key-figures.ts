import { numberText } from '#schema/language/placeholders.ts';
import { figures, type KeyFigure, type KeyFigureId } from '#schema/site/constants.ts';
import { type Locale, locales } from '#schema/site/locales.ts';

/** Formats a figure in the notation of a locale: “15+”, “+35 %”, “×3”, “3–6”, “24 h”. */
export function keyFigureText(id: KeyFigureId, locale: Locale): string {
  const figure: KeyFigure = figures[id];
  if (typeof figure.value !== 'number') return `${figure.value.join('–')}${figure.unit === 'hours' ? '\u00a0h' : ''}`;
  const value = numberText(figure.value, figure.unit, locales[locale].tag);
  if (figure.unit === 'multiple') return `×${value}`;
  if (figure.unit === 'hours') return `${value}\u00a0h`;
  if (figure.sign === 'at-least') return `${value}+`;
  if (figure.sign === 'increase') return `+${value}`;
  if (figure.sign === 'decrease') return `−${value}`;
  return value;
}
