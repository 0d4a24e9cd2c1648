/** The pages in development: rendered by the site’s own hooks. What cannot be rendered is said in its place, and mended there. */
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import { formatProblem, type Problem } from '../lib/problem.ts';
import type { Board } from './board.ts';
import { problemsOfRender } from './broken.ts';
import type { Reload } from './reload.ts';

/** Answers for pages before vite-plugin-ssr would: of an error, that says nothing but 500. */
export function pages(boardOf: () => Board, { undisturbed }: Reload): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server) {
      const { root } = server.config;
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? request.url;
          if (url === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
          const source = `page ${new URL(url, 'http://localhost').pathname}` as const;
          const { httpResponse, errorWhileRendering: error } = await undisturbed(() => renderPage({ urlOriginal: url }));
          if (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            const problems = problemsOfRender(root, url, error);
            boardOf().set(source, problems);
            return sendFailure(response, problems);
          }
          boardOf().set(source, []);
          if (!httpResponse) return next();
          for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
          response.statusCode = httpResponse.statusCode;
          httpResponse.pipe(response);
        });
    },
  };
}

/** The page for one that could not be rendered: with Vite’s client, which is told what is wrong, and to load again when that may be mended. */
function sendFailure(response: ServerResponse, problems: readonly Problem[]): void {
  const text = problems.map(formatProblem).join('\n\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>This page could not be rendered</title>` +
      `<script type="module" src="/@vite/client"></script></head><body><pre>${text}</pre></body></html>`,
  );
}
