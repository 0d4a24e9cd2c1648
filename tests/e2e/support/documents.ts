/** The pages as documents, as the server sends them: for questions that need no browser. */
import { type HTMLElement, parse } from 'node-html-parser';
import { ask } from './http.ts';
import { type SitePage, sitePages } from './site.ts';

export interface SiteDocument extends SitePage {
  readonly document: HTMLElement;
}

let read: Promise<readonly SiteDocument[]> | undefined;

/** Every page of the site, fetched once for each worker. */
export function siteDocuments(): Promise<readonly SiteDocument[]> {
  read ??= Promise.all(
    sitePages.map(async (page) => ({ ...page, document: parse((await ask(page.path, page)).body.toString(), { comment: true }) })),
  );
  return read;
}

/** What a link is called by a screen reader: its label, or its text and the names of its images, hidden parts left out. */
export function linkName(link: HTMLElement): string {
  const label = link.getAttribute('aria-label');
  if (label !== undefined) return label.trim();
  const copy = parse(link.outerHTML);
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  const images = copy
    .querySelectorAll('img[alt], svg[aria-label]')
    .map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'));
  return [copy.textContent, ...images].join(' ').trim();
}
