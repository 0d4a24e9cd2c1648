/** `supabase/functions/_shared/`: what the serverless functions know of the site, because they are deployed without it. */
import { compose } from '../../../schema/compose.ts';
import { plainText } from '../../../schema/language-marks.ts';
import type { Language } from '../../../schema/typeset.ts';
import type { Files } from '../file-tree.ts';
import { messageFile } from '../messages/paths.ts';
import type { SiteModel } from '../model.ts';
import { literal, quote } from './text.ts';

const folder = 'supabase/functions/_shared';

/** The content that answers are made of, as far as the site has it. */
interface Words {
  readonly form?: { readonly phone?: string };
  readonly refusals?: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** The shared modules as they stand in `schema/`, and the words and paths that answer a message. Nothing for a site without them. */
export function emitFunctions(model: SiteModel, shared: Files, messages: Files): Files {
  if (Object.keys(shared).length === 0) return {};
  return {
    ...Object.fromEntries(Object.entries(shared).map(([name, text]) => [`${folder}/${name}`, text])),
    [`${folder}/answers.ts`]: emitAnswers(model, messages),
  };
}

function emitAnswers(model: SiteModel, messages: Files): string {
  const pathOf = (id: string, locale: string) => model.pages.find((page) => page.id === id)?.paths[locale] ?? '/';
  const answers = Object.fromEntries(
    model.languages.map((language) => {
      const { locale } = language;
      const { phone = 'common.form.phone' } = contentOf('common', language).form ?? {};
      const sections = Object.entries(contentOf('messageNotSent', language).refusals ?? {});
      const refusals = Object.fromEntries(sections.map(([reason, { title, text }]) => [reason, { title, text }]));
      return [locale, { phone, sent: pathOf('messageSent', locale), notSent: pathOf('messageNotSent', locale), refusals }];
    }),
  );
  return `/** What the contact function says to a visitor, by locale. */
export const defaultLocale = ${quote(model.defaultLocale)};

/** \`phone\`: the word in the last line of a message; \`sent\`, \`notSent\`: the pages of the site that answer a form; \`refusals\`: their words. */
export const answers = ${literal(answers)};
`;

  /** The content of a bundle as the site shows it; empty where there is no such bundle. */
  function contentOf(id: string, language: Language): Words {
    const bundle = model.bundles.find((one) => one.id === id);
    const file = messages[messageFile(language.locale, id)];
    return bundle ? plain(compose(bundle.content, JSON.parse(file ?? '{}'), [id], language) as Words) : {};
  }
}

/** Content without the marks of other languages, which only elements can carry. */
function plain<T>(content: T): T {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => (typeof value === 'string' ? plainText(value) : value)) as T;
}
