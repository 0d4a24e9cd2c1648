/** The input of rules: the schema, the site model, and all texts. */
import { join } from 'node:path';
import { leaves, type TextMeta } from '../../schema/language/nodes.ts';
import { type Identity, resolveIdentity } from '../../schema/site/identity.ts';
import type { Language } from '../../schema/text/typeset.ts';
import { memoizePerObject } from '../lib/maps.ts';
import { readIfExists } from '../lib/paths.ts';
import { buildModel } from '../model/build-model.ts';
import { type Files, readGenerated } from '../model/generated-files.ts';
import { parseJson } from '../model/messages/parse.ts';
import { messageFile, textAt } from '../model/messages/texts.ts';
import { loadSchema, type Schema } from '../model/schema.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Project {
  readonly root: string;
  readonly environment: Environment;
  readonly schema: Schema;
  readonly model: SiteModel;
  /** The text of every generated file, message files included, by path from the project folder. */
  readonly generated: Files;
  /** Every text of the content types, written or not. */
  readonly places: Iterable<TextPlace>;
  /** Every text of every locale, in the order of locales, bundles and keys. */
  readonly texts: readonly MessageText[];
  /** Reads the texts of one bundle without caching; none for an unknown id. Throws a {@link ProblemsError} for malformed JSON. */
  readonly textsOf: (bundle: string) => readonly MessageText[];
}

/** A text of a content type: bundle id, key and metadata. */
export type TextPlace = Pick<MessageText, 'bundle' | 'key' | 'meta'>;

export interface MessageText {
  readonly locale: string;
  readonly language: Language;
  /** True for a text of the default locale, from which the others are translated. */
  readonly isSource: boolean;
  /** Bundle id: the id of a page, or of a bundle that several pages share. */
  readonly bundle: string;
  /** The page of the bundle; undefined for a shared bundle. */
  readonly page: PageModel | undefined;
  /** `hero.title` is `['hero', 'title']`. */
  readonly key: readonly string[];
  /** Text as typed, with placeholders and marks; empty if missing. */
  readonly text: string;
  readonly meta: TextMeta;
  /** Texts of the same key in the other locales; empty if missing. */
  readonly others: Readonly<Record<string, string>>;
}

/** Reads a project. Throws a {@link ProblemsError} for mistakes in the schema; invalid generated files throw on first access. */
export async function readProject(root: string, environment: Environment): Promise<Project> {
  const schema = await loadSchema(root);
  const read = (file: string) => readIfExists(join(root, file));
  const model = buildModel(schema, read);
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
    // Lazy: a site of thousands of pages has 100 MB of generated files, which rules about the built site do not need.
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
    textsOf: readerOf(model, read),
  };
}

/** Returns the identity in the environment of a project. Throws what {@link resolveIdentity} throws. */
export function identityOf({ environment }: Pick<Project, 'environment'>): Identity {
  return identityIn(environment);
}

const identityIn = memoizePerObject((environment: Environment) => resolveIdentity(environment));

/** A generator, because callers keep few places. */
function* placesIn({ bundles }: SiteModel): Generator<TextPlace> {
  for (const { id: bundle, content } of bundles) for (const { path: key, meta } of leaves(content)) yield { bundle, key, meta };
}

/** Reads a file by its path from the project folder. */
type Read = (file: string) => string | undefined;

/** Returns every text of the model. Throws a {@link ProblemsError} for malformed JSON. */
function allTexts(model: SiteModel, textsOf: Project['textsOf']): MessageText[] {
  const texts = model.bundles.flatMap(({ id }) => textsOf(id));
  return model.languages.flatMap(({ locale }) => texts.filter((text) => text.locale === locale));
}

/** Returns a function that reads the texts of one bundle in all locales. */
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
      const byLocale = locales.map((locale, index) => [locale, textAt(messages[index] ?? {}, key)] as const);
      return model.languages.map((language, index): MessageText => {
        const { locale } = language;
        const others = Object.fromEntries(byLocale.filter(([other]) => other !== locale));
        const isSource = locale === model.defaultLocale;
        return { locale, language, isSource, bundle, page: pages.get(bundle), key, text: byLocale[index]?.[1] ?? '', meta, others };
      });
    });
  };
}
