/** Changes of this project, for fixtures of rules about the schema. */
import type { Page } from '../../schema/language/define.ts';
import type { MessageText } from '../../scripts/check/project.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import type { PageModel } from '../../scripts/model/site-model.ts';
import type { GivenProject } from './fixtures.ts';

/** Changes parts of the schema. */
export function withSchema(change: (schema: Schema) => Partial<Schema>): GivenProject {
  return (project) => ({ ...project, schema: { ...project.schema, ...change(project.schema) } });
}

/** Changes the entry of one page. */
export function withPage(id: string, change: Partial<Page>): GivenProject {
  return withSchema(({ pages }) => ({ pages: { ...pages, [id]: { ...pages[id], ...change } as Page } }));
}

/** Removes the path of a page in every locale but one. */
export function withOneLocale(id: string, locale: string): GivenProject {
  return (project) => {
    const { model } = project;
    const only = ({ paths }: PageModel) => ({ [locale]: paths[locale] ?? '' });
    return { ...project, model: { ...model, pages: model.pages.map((page) => (page.id === id ? { ...page, paths: only(page) } : page)) } };
  };
}

/** Changes one text, by bundle and key: `about.meta.title`. */
export function withText(locale: string, wholeKey: string, text: string): GivenProject {
  return withTexts((texts) =>
    texts.map((each) => (each.locale === locale && [each.bundle, ...each.key].join('.') === wholeKey ? { ...each, text } : each)),
  );
}

/** Replaces the texts. */
export function withTexts(change: (texts: readonly MessageText[]) => readonly MessageText[]): GivenProject {
  return (project) => {
    const texts = change(project.texts);
    return { ...project, texts, textsOf: (bundle) => texts.filter((text) => text.bundle === bundle) };
  };
}
