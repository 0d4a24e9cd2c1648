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
          const { result, listening } = await undisturbed(() => renderPage({ urlOriginal: url }));
          const { httpResponse, errorWhileRendering: error } = result;
          if (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            const problems = problemsOfRender(root, url, error);
            boardOf().set(source, problems);
            return sendFailure(response, problems, listening);
          }
          boardOf().set(source, []);
          if (!httpResponse) return next();
          for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
          response.statusCode = httpResponse.statusCode;
          response.end((await httpResponse.getBody()) + listening);
        });
    },
  };
}

/** The page for one that could not be rendered: it listens to what is wrong, and loads again when that may be mended. */
function sendFailure(response: ServerResponse, problems: readonly Problem[], listening: string): void {
  const text = problems.map(formatProblem).join('\n\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>This page could not be rendered</title>` +
      `${listening}</head><body><pre>${text}</pre></body></html>`,
  );
}
