/** Who may call from a browser: the exact origins of the configuration. */
import type { Config } from './config.ts';

/** Whether the page that sends is one of ours. What is no browser names no origin. */
export function allowedOrigin(request: Request, { origins }: Config): boolean {
  const origin = request.headers.get('Origin');
  return origin === null || origins.includes(origin);
}

/** Where a form is sent on to: the site it came from; the first of the configuration where none of ours is named. */
export function siteOf(request: Request, { origins }: Config): string {
  const origin = request.headers.get('Origin') ?? '';
  return origins.includes(origin) ? origin : (origins[0] ?? '');
}

export function corsHeaders(request: Request, config: Config): Record<string, string> {
  const origin = request.headers.get('Origin');
  return origin !== null && allowedOrigin(request, config) ? { Vary: 'Origin', 'Access-Control-Allow-Origin': origin } : { Vary: 'Origin' };
}

/** The answer to a browser that asks before it sends; the headers are those of the backend's client. */
export function preflight(request: Request, config: Config): Response {
  if (!allowedOrigin(request, config)) return new Response(null, { status: 403, headers: { Vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request, config),
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region, x-retry-count',
      'Access-Control-Max-Age': '86400',
    },
  });
}
