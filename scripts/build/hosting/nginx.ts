import { speculationRules } from '../../lib/site-paths.ts';
import { errorPagePaths, hidden } from '../../lib/static-host.ts';
import { type Hosting, twinEndings } from './model.ts';

/** Returns an include for a `server` block of nginx that has `root`. */
export function nginxInclude({ common, pages, folders, errorCaching, redirects, errorPages, types }: Hosting): string {
  const charsets = Object.values(types).flatMap((type) => (type.endsWith('charset=utf-8') ? [withoutCharset(type)] : []));
  const errorFiles = errorPages.flatMap(({ notFound, failed }) => [notFound, failed]);
  // A location with add_header of its own would lose the headers of the server, so locations set variables. Empty headers are not sent.
  const variables = Object.keys(pages);
  const setAll = (headers: Readonly<Record<string, string>>) =>
    variables.map((name) => `set ${variableOf(name)} ${quote(headers[name] ?? '')};`).join(' ');
  return `# Written by npm run build, from scripts/build/hosting/model.ts. In a server block: root /srv/site; include /srv/hosting/nginx.conf;
types {
${Object.entries(types)
  .map(([extension, type]) => `  ${withoutCharset(type)} ${extension};\n`)
  .join('')}}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set(charsets)].filter((type) => type !== 'text/html').join(' ')};

# Redirects without a host stay right behind a proxy.
absolute_redirect off;

# With the module of Brotli: brotli_static on;
gzip_static on;
gzip_vary on;
gzip_proxied any;

${Object.entries(common)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
  .join('')}${variables.map((name) => `add_header ${name} ${variableOf(name)} always;\n`).join('')}
${setAll(pages)}

${errorPages
  .toReversed()
  .map(({ prefix, notFound, failed }) => {
    const assignment = `set $site_not_found ${notFound}; set $site_failed ${failed};`;
    return prefix === '' ? `${assignment}\n` : `if ($uri ~ ^${prefix}(?:/|$)) { ${assignment} }\n`;
  })
  .join('')}error_page 403 404 410 $site_not_found;
error_page 405 500 502 503 504 $site_failed;
${errorFiles.map((file) => `location = ${file} { internal; set ${variableOf('Cache-Control')} ${errorCaching}; }\n`).join('')}
location ~ "${hidden}|${errorPagePaths}" { return 404; }
${redirects.map(({ pattern, to, fragment }) => `location ~ ${quote(pattern)} { return ${to === undefined ? '410' : `301 ${quote(`${to}$is_args$args${fragment}`)}`}; }\n`).join('')}
location ~ ^/index(?:\\.html)?$ { return 301 /$is_args$args; }
location ~ ^(?<page>/.+?)${twinEndings}$ {
  if (-f $document_root$page.html) { return 301 $page$is_args$args; }
  return 404;
}
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
location = ${speculationRules.path} { types { } default_type ${speculationRules.type}; }
${Object.entries(folders)
  .map(([folder, headers]) => `location ${folder} { ${setAll(headers)} try_files $uri =404; }\n`)
  .join('')}`;
}

const withoutCharset = (type: string) => type.replace(/;.*/, '');
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
