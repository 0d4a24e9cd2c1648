import { speculationRules } from '../../lib/site-paths.ts';
import { compressed, encodedEndings, errorPagePaths, hidden } from '../../lib/static-host.ts';
import { type Headers, type Hosting, quote, removedHeaders, twinEndings } from './model.ts';

/** Returns `.htaccess` for the root of the site. Needs Apache 2.4 with mod_rewrite, mod_headers and mod_mime, and `AllowOverride All`. */
export function htaccess({ common, pages, folders, errorCaching, redirects, errorPages, types }: Hosting): string {
  const set = (headers: Headers, condition = '') =>
    Object.entries(headers)
      .map(([name, value]) => `Header always set ${name} ${quote(value)}${condition}\n`)
      .join('');
  const codings = Object.entries(encodedEndings);
  return `# Written by npm run build, from scripts/build/hosting/model.ts. Apache 2.4 with mod_rewrite, mod_headers and mod_mime.
DirectorySlash Off
Options -Indexes
<IfModule mod_negotiation.c>
Options -MultiViews
</IfModule>

${Object.entries(types)
  .map(([extension, type]) => `AddType ${quote(type)} .${extension}\n`)
  .join(
    '',
  )}${codings.map(([coding, ending]) => `RemoveType ${ending}\nRemoveLanguage ${ending}\nAddEncoding ${coding} ${ending}\n`).join('')}<Files ${speculationRules.path.slice(1)}>
ForceType ${speculationRules.type}
</Files>

${set({ ...common, ...pages })}${Object.entries(folders)
  .map(
    ([folder, headers]) =>
      `<If "%{REQUEST_URI} =~ m#^${folder}#">\n${set(headers)}${removedHeaders(pages, headers)
        .map((name) => `Header always unset ${name}\n`)
        .join('')}</If>\n`,
  )
  .join(
    '',
  )}${set({ 'Cache-Control': errorCaching }, ' "expr=%{REQUEST_STATUS} -ge 400"')}<FilesMatch "${compressed.source.replace('$', `(?:\\.br|\\.gz)?$`)}">
Header always merge Vary Accept-Encoding
</FilesMatch>

${errorPages
  .toReversed()
  .map(({ prefix, notFound, failed }) => {
    const documents = [...[403, 404, 410].map((status) => [status, notFound]), ...[405, 500].map((status) => [status, failed])];
    const lines = documents.map(([status, file]) => `ErrorDocument ${status} ${file}\n`).join('');
    return prefix === '' ? lines : `<If "%{REQUEST_URI} =~ m#^${prefix}(?:/|$)#">\n${lines}</If>\n`;
  })
  .join('')}
RewriteEngine On
# Error pages.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
RewriteCond %{REQUEST_URI} "${hidden}|${errorPagePaths}"
RewriteRule ^ - [R=404,END]
# Apache cannot redirect to a relative address; the scheme is that of the visitor, behind a proxy too.
RewriteRule ^ - [E=SITE:%{REQUEST_SCHEME}://%{HTTP_HOST}]
RewriteCond %{HTTP:X-Forwarded-Proto} ^https?$
RewriteRule ^ - [E=SITE:%{HTTP:X-Forwarded-Proto}://%{HTTP_HOST}]
${redirects.map(redirectRules).join('')}RewriteRule ^index(?:\\.html)?$ %{ENV:SITE}/ [R=301,END]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)${twinEndings}$ %{ENV:SITE}/$1 [R=301,END]

${codings
  .map(
    ([coding, ending]) =>
      `RewriteCond %{ENV:FORM} ^$\nRewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${coding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))"\nRewriteRule ^ - [E=FORM:${ending}]\n`,
  )
  .join('')}RewriteRule ^$ index.html
${['.html', '']
  .flatMap((ending) => ['%{ENV:FORM}', ''].map((form) => ending + form))
  .map((ending) => `RewriteCond %{REQUEST_FILENAME}${ending} -f\nRewriteRule ^(.+)$ $1${ending} [END]\n`)
  .join('')}RewriteRule . - [R=404,END]
`;
}

/** Returns the rules of a former path. A query stands before the anchor. */
function redirectRules({ pattern, to, fragment }: Hosting['redirects'][number]): string {
  const inFolder = quote(pattern.replace(/^\^\//, '^'));
  if (to === undefined) return `RewriteRule ${inFolder} - [G]\n`;
  if (fragment === '') return `RewriteRule ${inFolder} %{ENV:SITE}${to} [R=301,END]\n`;
  return `RewriteCond %{QUERY_STRING} .
RewriteRule ${inFolder} %{ENV:SITE}${to}?%{QUERY_STRING}${fragment} [R=301,NE,END]
RewriteRule ${inFolder} %{ENV:SITE}${to}${fragment} [R=301,NE,END]
`;
}
