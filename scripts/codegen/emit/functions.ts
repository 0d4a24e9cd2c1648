/** `supabase/functions/_shared/`: what the serverless functions know of the site, because they are deployed without it. */
import { plainText } from '../../../schema/language-marks.ts';
import type { Files } from '../file-tree.ts';
import { messageFile } from '../messages/paths.ts';
import type { SiteModel } from '../model.ts';

const folder = 'supabase/functions/_shared';

/** The shared modules as they stand in `schema/`, and the words and paths of the answer page. Nothing for a site without them. */
export function emitFunctions(model: SiteModel, shared: Files, messages: Files): Files {
  if (Object.keys(shared).length === 0) return {};
  return {
    ...Object.fromEntries(Object.entries(shared).map(([name, text]) => [`${folder}/${name}`, text])),
    [`${folder}/answers.ts`]: emitAnswers(model, messages),
  };
}

function emitAnswers({ locales, defaultLocale, pages }: SiteModel, messages: Files): string {
  const answers = Object.fromEntries(
    locales.map((locale) => {
      const { form } = JSON.parse(messages[messageFile(locale, 'common')] ?? '{}') as { readonly form?: object };
      const paths = pages.find(({ id }) => id === 'contact')?.paths;
      return [locale, { contactPath: paths?.[locale] ?? '/', form: words(form ?? {}, 'common.form') }];
    }),
  );
  return `/** What the contact function says to a visitor whose browser runs no script, by locale. */
export const defaultLocale = ${JSON.stringify(defaultLocale)};

/** \`form\`: the words of the contact form; \`contactPath\`: where it is on the site. */
export const answers = ${JSON.stringify(answers, null, 2)};
`;
}

/** A part of a message file as plain text, with the spaces before double marks that must not break; what nobody has written is its key. */
function words(part: object, key: string): object {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [name, words(value, `${key}.${name}`)];
      return [name, typeof value === 'string' ? plainText(value).replace(/ (?=[;!?:»])/g, '\u00a0') : `${key}.${name}`];
    }),
  );
}
