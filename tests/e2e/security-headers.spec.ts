/**
 * What the site's headers are worth, by the criteria of Mozilla's HTTP Observatory (version 4 of its algorithm), whose own
 * scorer gives 130 too: it is not installed here because it brings 233 packages, one of which wants Node 22. What depends on
 * the host is left out: https, and the redirect to it.
 */
import { expect } from 'playwright/test';
import { siteDocuments } from './support/documents.ts';
import { ask } from './support/http.ts';
import { test } from './support/tab.ts';

type Headers = Readonly<Record<string, string>>;

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** What each criterion adds where it is met, and takes away where it is not. */
const criteria: readonly [title: string, met: number, missed: number, isMet: (headers: Headers, policy: Headers) => boolean][] = [
  ['policy', 10, -25, (_, policy) => isStrict(policy)],
  ['referrers', 5, 0, (headers) => privateReferrers.includes(headers['referrer-policy'] ?? '')],
  ['https for half a year', 0, -20, (headers) => secondsOf(headers['strict-transport-security']) >= 15_552_000],
  ['no sniffing', 0, -5, (headers) => headers['x-content-type-options'] === 'nosniff'],
  ['frames', 5, -20, (_, policy) => policy['frame-ancestors'] !== undefined],
  ['resources', 10, 0, (headers) => ['same-origin', 'same-site'].includes(headers['cross-origin-resource-policy'] ?? '')],
  ['cookies', 0, -20, (headers) => headers['set-cookie'] === undefined],
  ['sharing', 0, -50, (headers) => headers['access-control-allow-origin'] === undefined],
];

test('every page is worth 130 points, and asks for nothing it does not use', async () => {
  for (const { path, method, document } of await siteDocuments()) {
    const headers = (await ask(path, { method })).headers as Headers;
    const policy = directivesOf(headers['content-security-policy']);
    const missed = criteria.filter(([, , , isMet]) => !isMet(headers, policy)).map(([title]) => title);
    const score = criteria.reduce((sum, [, met, miss, isMet]) => sum + (isMet(headers, policy) ? met : miss), 100);
    expect.soft([score, missed], path).toEqual([130, []]);
    expect.soft(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect.soft(headers['permissions-policy'], path).toContain(`${feature}=()`);
    }
    const foreign = document.querySelectorAll('script[src]').filter((script) => !script.getAttribute('src')?.startsWith('/assets/'));
    expect.soft(foreign, `scripts of others on ${path}`).toEqual([]);
  }
});

function isStrict(policy: Headers): boolean {
  const values = Object.values(policy).join(' ');
  return policy['default-src'] === "'none'" && policy['form-action'] === "'self'" && !/unsafe|\bhttps?:(?!\/\/)|data:|\*/.test(values);
}

function directivesOf(policy = ''): Headers {
  return Object.fromEntries(policy.split('; ').map((directive) => /^(\S+) (.*)$/.exec(directive)?.slice(1) ?? [directive, '']));
}

function secondsOf(header = ''): number {
  return header.includes(',') ? 0 : Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
}
