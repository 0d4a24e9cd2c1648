/** Runs a rule on a fixture. */

import { type BuiltSite, readPage } from '../../scripts/check/inputs/built-site.ts';
import { identityOf, type MessageText, type Project } from '../../scripts/check/project.ts';
import { ruleNames } from '../../scripts/check/registry.ts';
import type { Rule } from '../../scripts/check/rule.ts';
import { lookAtProject, lookAtText } from '../../scripts/check/run.ts';
import { placesIn } from '../../scripts/lib/lines.ts';
import type { Problem } from '../../scripts/model/problem.ts';
import type { GivenCode, GivenExcuse, GivenPage, GivenProject, GivenSite, GivenText } from './fixtures.ts';

/** Returns the findings of a rule in a fixture. */
export function look(rule: Rule, given: unknown, project: Project): readonly Problem[] | Promise<readonly Problem[]> {
  switch (rule.looksAt) {
    case 'text':
      return lookAtText(rule, textOf(given as GivenText, project), project);
    case 'source':
    case 'code':
      return lookAtProject([rule], project, { sources: Object.entries(given as GivenCode).map(([file, text]) => ({ file, text })) });
    case 'schema':
    case 'folder':
    case 'release':
      return rule.check((given as GivenProject)(project));
    case 'excuses':
      return rule.check([given as GivenExcuse], ruleNames);
    case 'page': {
      const page = pageOf(given as GivenPage, project);
      return rule.check(page, project).map(({ offset, ...problem }) => ({
        where: page.file,
        page: page.page.id,
        locale: page.locale,
        ...(offset !== undefined && placesIn(page.html)(offset)),
        ...problem,
      }));
    }
    case 'site':
      return rule.check(siteOf(given as GivenSite, project), project);
  }
}

function textOf({ text, locale = 'fr', others = {}, key = 'home.hero.title', ...meta }: GivenText, { model }: Project): MessageText {
  const language = model.languages.find((candidate) => candidate.locale === locale);
  if (!language) throw new TypeError(`no locale ${locale}`);
  const [bundle = '', ...path] = key.split('.');
  const page = model.pages.find(({ id }) => id === bundle);
  const isSource = locale === model.defaultLocale;
  const whole = { kind: 'text', marks: [], params: [], values: {}, plurals: {}, ...meta } as const;
  return { locale, language, isSource, bundle, page, key: path, text, meta: whole, others };
}

function pageOf({ html, path = '/' }: GivenPage, project: Project) {
  const { origin } = identityOf(project);
  for (const page of project.model.pages) {
    const locale = Object.keys(page.paths).find((candidate) => page.paths[candidate] === path);
    if (locale === undefined) continue;
    const document = /^\s*<(?:!|html)/i.test(html) ? html : documentOf(locale, html);
    return readPage(page, locale, `dist/client${fileOf(path)}`, document, origin);
  }
  throw new TypeError(`no page at ${path}`);
}

/** Puts a body on a line of its own, for predictable columns. */
function documentOf(locale: string, body: string): string {
  return `<!DOCTYPE html><html lang="${locale}"><head><title>A page</title></head><body>\n${body}\n</body></html>`;
}

function siteOf({ pages, files = {}, earlier = {} }: GivenSite, project: Project): BuiltSite {
  const built = Object.entries(pages).map(([path, html]) => pageOf({ path, html }, project));
  const contents = new Map([...built.map((page) => [fileOf(page.path), page.html] as const), ...Object.entries(files)]);
  return {
    folder: 'dist/client',
    pages: new Map(built.map((page) => [page.path, page])),
    files: new Map([...contents].map(([path, text]) => [path, Buffer.byteLength(text)])),
    earlier: Object.keys(earlier),
    read: (path) => Buffer.from(contents.get(path) ?? earlier[path] ?? ''),
    sentBytes: (path) => Buffer.byteLength(contents.get(path) ?? ''),
  };
}

function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}
