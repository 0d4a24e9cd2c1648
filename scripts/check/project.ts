/** The project as rules see it: its schema, the model that codegen makes of it, and every text of every locale. */
import { join } from 'node:path';
import { leaves, type TextMeta } from '../../schema/language/nodes.ts';
import { type Identity, resolveIdentity } from '../../schema/site/identity.ts';
import type { Language } from '../../schema/text/typeset.ts';
import { memoizePerObject } from '../lib/maps.ts';
import { readIfExists } from '../lib/paths.ts';
import { buildModel } from '../model/build-model.ts';
import { type Files, readGenerated } from '../model/generated-files.ts';
import { parseJson } from '../model/messages/parse.ts';
import { messageFile, valueAt } from '../model/messages/texts.ts';
import { loadSchema, type Schema } from '../model/schema.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';

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
  readonly places: Iterable<TextPlace>;
  /** Every text of every locale, in the order of locales, bundles and keys. */
  readonly texts: readonly MessageText[];
  /** Reads the texts of one bundle, by its id, and keeps none of them; there are none of an id that no bundle has. Throws a {@link ProblemsError} for a message file that is no JSON. */
  readonly textsOf: (bundle: string) => readonly MessageText[];
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

/**
 * Reads the project in a folder. Throws a {@link ProblemsError} with everything that codegen would refuse, but for generated files
 * that cannot be read, and for those that are no JSON: reading them does.
 */
export async function readProject(root: string, environment: Environment): Promise<Project> {
  const schema = await loadSchema(root);
  const model = buildModel(schema);
  let generated: Files | undefined;
  let texts: readonly MessageText[] | undefined;
  const files = () => {
    generated ??= readGenerated(root);
    return generated;
  };
  return {
    root,
    environment,
    schema,
    model,
    // Read when asked for: thousands of pages have a hundred megabytes of files and hundreds of thousands of texts, and rules on the built site need neither.
    get generated() {
      return files();
    },
    places: { [Symbol.iterator]: () => placesIn(model) },
    get texts() {
      texts ??= allTexts(
        model,
        readerOf(model, (file) => files()[file]),
      );
      return texts;
    },
    textsOf: readerOf(model, (file) => readIfExists(join(root, file))),
  };
}

/** Returns the identity in the environment of a project. Throws what {@link resolveIdentity} throws. */
export function identityOf({ environment }: Pick<Project, 'environment'>): Identity {
  return identityIn(environment);
}

const identityIn = memoizePerObject((environment: Environment) => resolveIdentity(environment));

/** One at a time: callers keep few of them. */
function* placesIn({ bundles }: SiteModel): Generator<TextPlace> {
  for (const { id: bundle, content } of bundles) for (const { path: key, meta } of leaves(content)) yield { bundle, key, meta };
}

/** The text of a file, by its path from the project folder; undefined where there is none. */
type Read = (file: string) => string | undefined;

/** Every text that the model has a place for, as the message files have it. Throws a {@link ProblemsError} for a file that is no JSON. */
function allTexts(model: SiteModel, textsOf: Project['textsOf']): MessageText[] {
  const texts = model.bundles.flatMap(({ id }) => textsOf(id));
  return model.languages.flatMap(({ locale }) => texts.filter((text) => text.locale === locale));
}

/** Reads the texts of one bundle, those of all locales side by side. */
function readerOf(model: SiteModel, read: Read): Project['textsOf'] {
  const locales = model.languages.map(({ locale }) => locale);
  const pages = new Map(model.pages.map((page) => [page.id, page]));
  const contents = new Map(model.bundles.map(({ id, content }) => [id, content]));
  return (bundle) => {
    const content = contents.get(bundle);
    if (!content) return [];
    const messages = locales.map((locale) => {
      const file = messageFile(locale, bundle);
      return parseJson(file, read(file) ?? '{}');
    });
    return leaves(content).flatMap(({ path: key, meta }) => {
      const byLocale = locales.map((locale, index) => {
        const value = valueAt(messages[index] ?? {}, key);
        return [locale, typeof value === 'string' ? value : ''] as const;
      });
      return model.languages.map((language, index): MessageText => {
        const { locale } = language;
        const others = Object.fromEntries(byLocale.filter(([other]) => other !== locale));
        const isSource = locale === model.defaultLocale;
        return { locale, language, isSource, bundle, page: pages.get(bundle), key, text: byLocale[index]?.[1] ?? '', meta, others };
      });
    });
  };
}
