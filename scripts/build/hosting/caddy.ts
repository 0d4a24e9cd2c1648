import { speculationRules } from '../../lib/site-paths.ts';
import { compressed, errorPagePaths, hidden } from '../../lib/static-host.ts';
import { type Headers, type Hosting, quote, removedHeaders, twinEndings } from './model.ts';

/** Returns a `Caddyfile`. */
export function caddyfile({ origin, common, pages, folders, errorCaching, redirects, errorPages, types }: Hosting): string {
  const block = (headers: Headers) =>
    Object.entries(headers)
      .map(([name, value]) => `\t\t\t${name} ${quote(value)}\n`)
      .join('');
  return `# Written by npm run build, from scripts/build/hosting/model.ts. SITE_ADDRESS and SITE_ROOT replace address and folder of the site.
{$SITE_ADDRESS:${origin}} {
	root * {$SITE_ROOT:/srv/site}

	route {
		header {
${block({ ...common, ...pages })}		}
${Object.entries(folders).map(folderHeaders).join('')}${Object.entries(types)
  .map(([extension, type]) => `		@${extension} path *.${extension}\n		header @${extension} Content-Type ${quote(type)}\n`)
  .join('')}		header ${speculationRules.path} Content-Type ${speculationRules.type}

		@hidden {
			path_regexp ${hidden.replace('(?!well-known/)', '')}|${errorPagePaths}
			not path /.well-known/*
		}
		error @hidden 404
${redirects.map(redirect).join('')}		@index path /index /index.html
		route @index {
			rewrite * /
			redir {uri} 301
		}
		@twin path_regexp twin ^(/.+?)${twinEndings}$
		route @twin {
			@page file {re.twin.1}.html
			route @page {
				rewrite * {re.twin.1}
				redir {uri} 301
			}
			error 404
		}
		try_files {path} {path}.html {path}index.html
		@text path_regexp ${compressed.source}
		header @text {
			Vary Accept-Encoding
			defer
		}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header Cache-Control ${errorCaching}
		header Content-Type "text/html; charset=utf-8"
		@missing expression {http.error.status_code} in [403, 404, 410]
		handle @missing {
${rewriteByLanguage(errorPages.map(({ prefix, notFound }) => [prefix, notFound]))}		}
		handle {
${rewriteByLanguage(errorPages.map(({ prefix, failed }) => [prefix, failed]))}		}
		file_server {
			precompressed br gzip
		}
	}
}
`;

  /** A missing file must not have the caching of the folder. */
  function folderHeaders([folder, headers]: [string, Headers]): string {
    const name = folder.replaceAll('/', '');
    return `		@${name} {
			path ${folder}*
			file
		}
		header @${name} {
${block(headers)}${removedHeaders(pages, headers)
  .map((header) => `			-${header}\n`)
  .join('')}		}
`;
  }
}

/** `rewrite` keeps the query, and `{uri}` contains it. */
function redirect({ pattern, to, fragment }: Hosting['redirects'][number], index: number): string {
  const actions = to === undefined ? '			error 410\n' : `			rewrite * ${to}\n			redir {uri}${fragment} 301\n`;
  return `		@former${index} path_regexp ${quote(pattern)}\n		route @former${index} {\n${actions}		}\n`;
}

function rewriteByLanguage(files: readonly (readonly [prefix: string, file: string])[]): string {
  return files
    .map(([prefix, file], index) =>
      prefix === ''
        ? `			handle {\n				rewrite * ${file}\n			}\n`
        : `			@language${index} path ${prefix} ${prefix}/*\n			handle @language${index} {\n				rewrite * ${file}\n			}\n`,
    )
    .join('');
}
