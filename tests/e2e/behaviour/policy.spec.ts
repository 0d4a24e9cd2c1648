/** The content policy: strict on every page, and a breach of it would be heard in any test of this folder. */
import { expect, test } from '../support/live-site.ts';
import { sitePages } from '../support/site.ts';

test.use({ isTabKept: true });

test('every page forbids what is inline, but the two scripts and the few style sheets that it names by their hashes', async ({
  request,
}) => {
  for (const { path, method } of sitePages) {
    const policy = (await request.fetch(path, { method })).headers()['content-security-policy'] ?? '';
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2}(?:;|$)/);
    expect.soft(policy, path).toMatch(/style-src 'self'(?: 'sha256-[\w+/]{43}='){1,9}(?:;|$)/);
    expect.soft(policy, path).not.toMatch(/unsafe-|\*| data:| blob:/);
  }
});

const breaches = [
  ['an inline style', () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))],
  ['a style attribute', () => document.body.setAttribute('style', 'color: red')],
  ['an inline script', () => document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))],
  ['a request to elsewhere', () => void fetch('https://elsewhere.example/').catch(() => undefined)],
] as const;

test('what is inline, and a request to elsewhere, is refused and heard', async ({ page, noise }) => {
  await page.goto('/clients');
  const heard = () => noise.heard().filter((line) => line.startsWith('console.error: content policy: '));
  for (const [index, [what, breach]] of breaches.entries()) {
    await page.evaluate(breach);
    await expect.poll(heard, what).toHaveLength(index + 1);
  }
  noise.allow(/content policy|Content Security Policy/);
});
