/** Fills texts with plural forms. A file of its own, because few islands need numbers in words. */

import { replacePlaceholders } from '#schema/language/placeholders.ts';
import type { PluralText } from '#schema/language/plural.ts';
import { forEveryTag, formatNumber } from '#schema/text/formats.ts';

const rules = forEveryTag((tag) => new Intl.PluralRules(tag));

/** Returns a text in the form for its numbers, with its placeholders filled. `tag`: the BCP 47 tag for numbers. */
export function fillPlural<Count extends string, Name extends string = never>(
  text: PluralText<Count, Name>,
  values: Readonly<Record<Count, number> & Record<Name, string | number>>,
  tag: string,
): string {
  const filled: Record<string, string | number> = { ...values };
  let form: string | PluralText<Count, Name> = text;
  while (typeof form !== 'string') {
    const count: number = values[form.by];
    filled[form.by] = formatNumber(count, tag);
    form = form.forms[rules(tag).select(count)] ?? form.forms.other;
  }
  return replacePlaceholders(form, filled);
}
