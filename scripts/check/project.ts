/** The project as rules see it: its schema, the model that codegen makes of it, and every text of every locale. */
import { leaves, type TextMeta } from '../../schema/nodes.ts';
import type { Language } from '../../schema/typeset.ts';
import { buildModel } from '../codegen/build-model.ts';
import type { Files } from '../codegen/file-tree.ts';
import { readGenerated } from '../codegen/files.ts';
import { valueAt } from '../codegen/messages/json.ts';
import { parseJson } from '../codegen/messages/parse.ts';
import { messageFile } from '../codegen/messages/paths.ts';
import type { PageModel, SiteModel } from '../codegen/model.ts';
import { loadSchema, type Schema } from '../codegen/schema.ts';

/** The variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Project {
  /** Its folder. */
  readonly root: string;
  readonly environment: Environment;
  readonly schema: Schema;
  readonly model: SiteModel;
  /** The text of every generated file, message files included, by path from the project folder. */
  readonly generated: Files;
  /** Every place for a text, whatever the locales have there. */
  readonly places: readonly TextPlace[];
  /** Every text of every locale, in the order of locales, bundles and keys. */
  readonly texts: readonly MessageText[];
}

/** A leaf of the content, by the id of its bundle and its key there. */
export type TextPlace = Pick<MessageText, 'bundle' | 'key' | 'meta'>;

/** One text of one locale. */
export interface MessageText {
  readonly locale: string;
  readonly language: Language;
  /** Whether it is a text of the default locale, which the others translate. */
  readonly isSource: boolean;
  /** Id of its bundle: a page's, or one that several pages share. */
  readonly bundle: string;
  /** The page, where the bundle is one. */
  readonly page: PageModel | undefined;
  /** `hero.title` is `['hero', 'title']`. */
  readonly key: readonly string[];
  /** As typed: placeholders and marks in it. Empty where nobody has written it. */
  readonly text: string;
  readonly meta: TextMeta;
  /** The texts of the other locales for the same key, by locale; empty where nobody has written them. */
  readonly others: Readonly<Record<string, string>>;
}

/** Reads the project in a folder. Throws a {@link ProblemsError} with everything that codegen would refuse, but for files that are no JSON: reading `texts` does. */
export async function readProject(root: string, environment: Environment): Promise<Project> {
  const schema = await loadSchema(root);
  const model = buildModel(schema);
  const generated = readGenerated(root);
  let texts: readonly MessageText[] | undefined;
  return {
    root,
    environment,
    schema,
    model,
    generated,
    get places() {
      return model.bundles.flatMap(({ id: bundle, content }) => leaves(content).map(({ path: key, meta }) => ({ bundle, key, meta })));
    },
    // Thousands of pages have hundreds of thousands, which the rules on the built site do not ask for.
    get texts() {
      texts ??= textsOf(model, generated);
      return texts;
    },
  };
}

/** The same project with other files in `generated/`. Throws a {@link ProblemsError} for a message file that is no JSON. */
export function withGenerated(project: Project, generated: Files): Project {
  return { ...project, generated, texts: textsOf(project.model, generated) };
}

/** Every text that the model has a place for, as the message files have it. Throws a {@link ProblemsError} for a file that is no JSON. */
function textsOf(model: SiteModel, generated: Files): MessageText[] {
  const locales = model.languages.map(({ locale }) => locale);
  const pages = new Map(model.pages.map((page) => [page.id, page]));
  const texts = model.bundles.flatMap(({ id: bundle, content }) => {
    const messages = new Map(locales.map((locale) => [locale, read(generated, locale, bundle)]));
    return leaves(content).flatMap(({ path: key, meta }) => {
      const byLocale = locales.map((locale) => {
        const value = valueAt(messages.get(locale) ?? {}, key);
        return [locale, typeof value === 'string' ? value : ''] as const;
      });
      return model.languages.map((language, index): MessageText => {
        const { locale } = language;
        const others = Object.fromEntries(byLocale.filter(([other]) => other !== locale));
        const isSource = locale === model.defaultLocale;
        return { locale, language, isSource, bundle, page: pages.get(bundle), key, text: byLocale[index]?.[1] ?? '', meta, others };
      });
    });
  });
  return locales.flatMap((locale) => texts.filter((text) => text.locale === locale));
}

function read(generated: Files, locale: string, bundle: string) {
  const file = messageFile(locale, bundle);
  return parseJson(file, generated[file] ?? '{}');
}
