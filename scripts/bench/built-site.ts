/** A synthetic built site of any size, right in every respect that rules look at: what checking it costs is all that it is for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Locale, locales, resolveIdentity } from '../../schema/site.ts';
import { buildModel } from '../codegen/build-model.ts';
import { publicFiles } from '../codegen/generate.ts';
import type { PageModel, SiteModel } from '../codegen/model.ts';
import { loadSchema } from '../codegen/schema.ts';
import { fileOf } from '../lib/client-folder.ts';

/** Drawings and paragraphs, about as much as pages of this site have beside their links. */
const filler = `<p>A paragraph of an ordinary length, as a page has dozens, with <em>a phrase</em> in it.</p>
<svg aria-hidden="true">${'<path d="M4 8h2M10 8h12M26 8h2M4 16h10M18 16h10M4 24h2M10 24h12"></path>'.repeat(6)}</svg>\n`.repeat(65);

/** What every answer is sent with. */
const headers = `/*
  Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: same-origin
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
`;

/** Writes the pages of the project in `root` to its `dist/client`, each with so many links to others. Answers how many links there are. */
export async function writeBuiltSite(root: string, linksPerPage: number): Promise<number> {
  const { origin } = resolveIdentity({});
  const model = buildModel({ ...(await loadSchema(root)), origin });
  for (const [name, text] of Object.entries(publicFiles(model))) put(root, name, text);
  put(root, '_headers', headers);
  for (const [index, page] of model.pages.entries()) {
    for (const [locale, path] of Object.entries(page.paths)) put(root, fileOf(path), html(root, model, index, locale, linksPerPage));
  }
  return model.pages.length * model.languages.length * linksPerPage;
}

function html(root: string, model: SiteModel, index: number, locale: string, linksPerPage: number): string {
  const page = model.pages[index] as PageModel;
  const url = (target: PageModel, language: string) => model.origin + target.paths[language];
  const alternates = [...Object.keys(page.paths).map((language) => [language, language]), ['x-default', model.defaultLocale]];
  // The next pages in order, so that every page is led to.
  const links = Array.from({ length: linksPerPage }, (_, step) => model.pages[(index + step + 1) % model.pages.length] as PageModel);
  const texts = textsIn(JSON.parse(readFileSync(join(root, `generated/messages/${locale}/${page.id}.json`), 'utf8')));
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>
<title>The page ${page.id} in the language ${locale}</title>
<meta name="description" content="What the page ${page.id} says in the language ${locale}, in one sentence of some length."/>
<link rel="canonical" href="${url(page, locale)}"/>
${alternates.map(([name, language = '']) => `<link rel="alternate" hreflang="${name}" href="${url(page, language)}"/>`).join('\n')}
${sharing(model, page, locale)}
${jsonLd(model, page, locale)}</head><body>
<header>${Object.entries(page.paths)
    .map(([other, path]) => `<a hreflang="${other}" href="${path}">The page ${page.id} in the language ${other}</a>`)
    .join('')}</header>
<nav aria-label="Trail"><ol>${page.trail.map((step) => crumb(model, step, page, locale)).join('')}</ol></nav>
<main><h1>${page.id}</h1><div title="${texts.join(' ')}"></div><section id="top">${links.map((target) => `<a href="${target.paths[locale]}">The page ${target.id}</a>`).join('\n')}</section>
${filler}</main></body></html>`;
}

/** Every text of a message file. */
function textsIn(messages: unknown): string[] {
  return typeof messages === 'string' ? [messages.replaceAll('*', '')] : Object.values(messages as object).flatMap(textsIn);
}

function crumb(model: SiteModel, step: string, page: PageModel, locale: string): string {
  if (step === page.id) return `<li><span aria-current="page">${step}</span></li>`;
  return `<li><a href="${model.pages.find(({ id }) => id === step)?.paths[locale]}">${step}</a></li>`;
}

/** What others show a link to the page with. */
function sharing(model: SiteModel, { id, paths }: PageModel, locale: string): string {
  const [title, description] = [`The page ${id}`, `What the page ${id} says`];
  const values = {
    'og:type': 'website',
    'og:site_name': resolveIdentity({}).firmName,
    'og:title': title,
    'og:description': description,
    'og:url': model.origin + paths[locale],
    'og:image': `${model.origin}/`,
    'og:locale': locales[locale as Locale].ogLocale,
    'twitter:card': 'summary',
  };
  return Object.entries(values)
    .map(([name, content]) => `<meta property="${name}" content="${content}"/>`)
    .join('\n');
}

function jsonLd(model: SiteModel, page: PageModel, locale: string): string {
  const { firmName: name, email, phone: telephone } = resolveIdentity({});
  const { origin } = model;
  const url = `${origin}/`;
  const address = { '@type': 'PostalAddress', streetAddress: '1', postalCode: '1', addressLocality: 'Paris', addressCountry: 'FR' };
  const texts = { name, legalName: name, description: name, email, telephone };
  const firm = { '@type': 'Organization', '@id': url, ...texts, url, logo: url, address, sameAs: [] };
  const itemListElement = page.trail.map((step, index) => {
    const item = origin + model.pages.find(({ id }) => id === step)?.paths[locale];
    return { '@type': 'ListItem', position: index + 1, name: step, item };
  });
  const graph = page.trail.length > 1 ? [firm, { '@type': 'BreadcrumbList', itemListElement }] : [firm];
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

function put(root: string, path: string, text: string): void {
  const file = join(root, 'dist/client', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
