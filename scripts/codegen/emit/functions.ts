/** `supabase/functions/_shared/`: what the serverless functions know of the site, because they are deployed without it. */
import { plainText } from '../../../schema/language-marks.ts';
import type { Files } from '../file-tree.ts';
import { messageFile } from '../messages/paths.ts';
import type { SiteModel } from '../model.ts';

const folder = 'supabase/functions/_shared';

/** The shared modules as they stand in `schema/`, and the words and paths that answer a message. Nothing for a site without them. */
export function emitFunctions(model: SiteModel, shared: Files, messages: Files): Files {
  if (Object.keys(shared).length === 0) return {};
  return {
    ...Object.fromEntries(Object.entries(shared).map(([name, text]) => [`${folder}/${name}`, text])),
    [`${folder}/answers.ts`]: emitAnswers(model, messages),
  };
}

function emitAnswers({ locales, defaultLocale, pages }: SiteModel, messages: Files): string {
  const pathOf = (id: string, locale: string) => pages.find((page) => page.id === id)?.paths[locale] ?? '/';
  const partOf = (bundle: string, locale: string) =>
    JSON.parse(messages[messageFile(locale, bundle)] ?? '{}') as Readonly<Record<string, object>>;
  const answers = Object.fromEntries(
    locales.map((locale) => {
      const { phone } = words({ phone: undefined, ...partOf('common', locale)['form'] }, 'common.form');
      const refusals = words(partOf('messageNotSent', locale)['refusals'] ?? {}, 'messageNotSent.refusals');
      return [locale, { phone, sent: pathOf('messageSent', locale), notSent: pathOf('messageNotSent', locale), refusals }];
    }),
  );
  return `/** What the contact function says to a visitor, by locale. */
export const defaultLocale = ${JSON.stringify(defaultLocale)};

/** \`phone\`: the word in the last line of a message; \`sent\`, \`notSent\`: the pages of the site that answer a form; \`refusals\`: their words. */
export const answers = ${JSON.stringify(answers, null, 2)};
`;
}

/** A part of a message file as plain text, with the spaces before double marks that must not break; what nobody has written is its key. */
function words(part: object, key: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [name, words(value, `${key}.${name}`)];
      return [name, typeof value === 'string' ? plainText(value).replace(/ (?=[;!?:»])/g, '\u00a0') : `${key}.${name}`];
    }),
  );
}
