/** The input of rules: the schema, the site model, and all texts. */
import { join } from 'node:path';
import { leaves, type TextMeta } from '../../schema/language/nodes.ts';
import { type Identity, resolveIdentity } from '../../schema/site/identity.ts';
import type { Language } from '../../schema/text/typeset.ts';
import { memoizePerObject } from '../lib/maps.ts';
import { readIfExists } from '../lib/paths.ts';
import { buildModel } from '../model/build-model.ts';
import { leavesByLocale, sourceLocaleOf } from '../model/bundles.ts';
import { type Files, readGenerated } from '../model/generated-files.ts';
import { parseJson } from '../model/messages/parse.ts';
import { messageFile, textAt } from '../model/messages/texts.ts';
import { withoutDrafts } from '../model/published.ts';
import { loadSchema, type Schema } from '../model/schema.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Project {
  readonly root: string;
  readonly environment: Environment;
  readonly schema: Schema;
  /** The published site, without draft languages. */
  readonly model: SiteModel;
  /** The text of every generated file, message files included, by path from the project folder. */
  readonly generated: Files;
  /** Every text of the content types, written or not. */
  readonly places: Iterable<TextPlace>;
  /** Every text of every locale, draft languages included, in the order of locales, bundles and keys. */
  readonly texts: readonly MessageText[];
  /** Reads the texts of one bundle without caching; none for an unknown id. Throws a {@link ProblemsError} for malformed JSON. */
  readonly textsOf: (bundle: string) => readonly MessageText[];
}

/** A text of a content type: bundle id, key and metadata. */
export type TextPlace = Pick<MessageText, 'bundle' | 'key' | 'meta'>;

export interface MessageText {
  readonly locale: string;
  readonly language: Language;
  /** True for the text from which the others are translated: that of the default locale, or of the first locale that has the text. */
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
  /** Texts of the same key in the other locales in which it exists; empty if missing. */
  readonly others: Readonly<Record<string, string>>;
}

/** Reads a project. Throws a {@link ProblemsError} for mistakes in the schema; invalid generated files throw on first access. */
export async function readProject(root: string, environment: Environment): Promise<Project> {
  const schema = await loadSchema(root);
  const read = (file: string) => readIfExists(join(root, file));
  const whole = buildModel(schema, read);
  const model = withoutDrafts(whole);
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
        whole,
        readerOf(whole, (file) => files()[file]),
      );
      return texts;
    },
    textsOf: readerOf(whole, read),
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
  const pages = new Map(model.pages.map((page) => [page.id, page]));
  const bundles = new Map(model.bundles.map((bundle) => [bundle.id, bundle]));
  return (id) => {
    const bundle = bundles.get(id);
    if (!bundle) return [];
    const languages = model.languages.filter(({ locale }) => bundle.locales.includes(locale));
    const messages = new Map(
      languages.map(({ locale }) => {
        const file = messageFile(locale, id);
        return [locale, parseJson(file, read(file) ?? '{}')] as const;
      }),
    );
    return leavesByLocale(bundle).flatMap(({ leaf: { path: key, meta }, locales }) => {
      const texts = locales.map((locale) => [locale, textAt(messages.get(locale) ?? {}, key)] as const);
      const source = sourceLocaleOf(model, locales);
      return languages
        .filter(({ locale }) => locales.includes(locale))
        .map((language): MessageText => {
          const { locale } = language;
          const others = Object.fromEntries(texts.filter(([other]) => other !== locale));
          const text = textAt(messages.get(locale) ?? {}, key);
          return { locale, language, isSource: locale === source, bundle: id, page: pages.get(id), key, text, meta, others };
        });
    });
  };
}

/** Returns the text that a translation is made from, with its language. */
export function sourceOf(
  { others }: Pick<MessageText, 'others'>,
  model: SiteModel,
): { readonly text: string; readonly language: Language | undefined } {
  const source = sourceLocaleOf(model, Object.keys(others));
  return { text: others[source] ?? '', language: model.languages.find(({ locale }) => locale === source) };
}
