/** The page of the desk with texts that no page of the site shows as visitors meet them: mails, answers, and texts of other circumstances. */
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { existsIn } from '#generated/links.ts';
import { type PageId, pages, roles } from '#generated/pages.ts';
import { refusals, trapField } from '#schema/contact/endpoint.ts';
import { labelledNames } from '#schema/contact/fields.ts';
import type { ContactMessage } from '#schema/contact/message.ts';
import { type Labels, toPayload } from '#schema/contact/payload.ts';
import { bundles } from '#schema/content/bundles.ts';
import { pageShape } from '#schema/content/shared.ts';
import { contentsOf } from '#schema/language/compose.ts';
import { type Leaf, leaves } from '#schema/language/nodes.ts';
import { pages as tree } from '#schema/pages.ts';
import { type Locale, locales } from '#schema/site/locales.ts';
import { directionOf } from '#schema/text/language-tag.ts';
import { readMarks } from '#schema/text/text-keys.ts';
import { identity } from '../content/identity.ts';
import { loadContent } from '../content/load.ts';

const contents = contentsOf({ pageShape, pages: tree, bundles });

/** Texts that pages show at times, with the reason: beside those with a condition or an excuse in the schema. */
const occasional: readonly (readonly [id: RegExp, reason: string])[] = [
  [/^[^.]+\.label$/, 'Name of the page in breadcrumbs; this page has none today'],
  [/^common\.navigation\.[^.]+\.hint$/, 'Line below the item, in menus that show hints'],
];

/** What the desk adds to the texts: its headings, a style sheet, and a message with a value in every optional field. */
export interface PreviewFrame {
  readonly title: string;
  readonly mails: string;
  readonly answers: string;
  readonly others: string;
  readonly style: string;
  readonly message: ContactMessage;
}

/** Returns the preview in a locale as a document. */
export function previewOf(locale: Locale, frame: PreviewFrame): string {
  const { form } = loadContent('common', locale);
  const { refusals: words } = loadContent(roles.messageNotSent, locale);
  const labels = Object.fromEntries(labelledNames().map((name) => [name, form[name]])) as Labels;
  const mails = [frame.message, { ...frame.message, ...Object.fromEntries(labelledNames().map((name) => [name, ''])) }];
  const document = (
    <html lang={locale} dir={directionOf(locales[locale].tag)} data-page="preview">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{frame.title}</title>
        <style>{frame.style}</style>
      </head>
      <body>
        <Part title={frame.mails}>
          {mails.map((typed) => (
            <pre key={typed.phone}>{toPayload(typed, { id: '', locale, recipient: identity.email, [trapField]: '', labels }).message}</pre>
          ))}
        </Part>
        <Part title={frame.answers}>
          {refusals.map((refusal) => (
            <Fragment key={refusal}>
              <h3>{words[refusal].title}</h3>
              <p>{words[refusal].text}</p>
            </Fragment>
          ))}
        </Part>
        <Part title={frame.others}>
          {Object.keys(contents).flatMap((bundle) =>
            othersIn(bundle, locale).map(({ id, reason, text }) => (
              <Fragment key={id}>
                <h3>{reason}</h3>
                <p>{text}</p>
              </Fragment>
            )),
          )}
        </Part>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Returns the texts of a bundle that pages show at times, with their marks. */
function othersIn(bundle: string, locale: Locale) {
  if (bundle in pages && !existsIn(bundle as PageId, locale)) return [];
  const others = leaves(contents[bundle] as (typeof contents)[string]).flatMap((leaf) => {
    const id = [bundle, ...leaf.path].join('.');
    const reason = reasonFor(bundle, id, leaf);
    return reason === undefined ? [] : [{ id, reason }];
  });
  const texts = others.length > 0 ? textsById(loadContent(bundle as PageId, locale)) : undefined;
  return others.map((other) => ({ ...other, text: texts?.get(other.id) }));
}

function reasonFor(bundle: string, id: string, { meta }: Leaf): string | undefined {
  if (meta.shownIf) return 'Shown if a fact of the identity asks for it';
  const ofText = meta.excuses?.['unshown-texts'];
  const ofPage = (tree as Readonly<Record<string, { readonly excuses?: typeof meta.excuses }>>)[bundle]?.excuses?.['unshown-texts'];
  if (ofText !== undefined) return typeof ofText === 'string' ? ofText : ofText.reason;
  if (typeof ofPage === 'object' && 'keys' in ofPage && (ofPage.keys as readonly string[]).includes(id)) return ofPage.reason;
  return occasional.find(([pattern]) => pattern.test(id))?.[1];
}

/** Returns the strings of composed content, joined by the key in their marks. */
function textsById(content: unknown, texts = new Map<string, string>()): Map<string, string> {
  if (typeof content === 'string') for (const { id } of readMarks(content).keys) texts.set(id, (texts.get(id) ?? '') + content);
  else if (typeof content === 'object' && content !== null) for (const part of Object.values(content)) textsById(part, texts);
  return texts;
}
