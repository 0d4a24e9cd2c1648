import { linesOf } from '../../../lib/lines.ts';
import { headersIn } from '../../../lib/static-host.ts';
import type { Located, SiteRule } from '../../rule.ts';

const file = '/_headers';
/** Cache lifetimes in seconds. */
const [hour, year] = [3600, 31_536_000];

/** A hashed file that no page names any more. */
const missing = '/assets/missing.js';

/** Limits of Cloudflare Pages, which ignores longer lines and further rules. */
const limits = { lineCharacters: 2000, rules: 100 };

/** Required security headers, with patterns of their values. */
const guards: Readonly<Record<string, RegExp>> = {
  'X-Content-Type-Options': /^nosniff$/,
  'Strict-Transport-Security': /max-age=(?:[3-9]\d{7}|\d{9,})/,
  'Referrer-Policy': /^(?:strict-origin|strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
};

export const delivery: SiteRule = {
  name: 'delivery',
  looksAt: 'site',
  explain: `A page, or a file without a content hash, cached for over an hour; a hashed file cached for less than a year; a rule
that caches missing files; a missing security header; a line over 2,000 characters or more than 100 rules, which Cloudflare Pages ignores.
Visitors would keep a stale page for a year.

  /:page  Cache-Control: max-age=31536000, immutable
    found:    Cache-Control: max-age=31536000, immutable for /contact
    expected: a max-age of at most 3600 seconds
    way out:  Correct scripts/build/hosting/model.ts.`,
  check(site) {
    const text = site.files.has(file) ? site.read(file).toString() : '';
    const headersOf = headersIn(text);
    // Reports each line of the file once, however many paths it applies to.
    const reported = new Map<string, Located>();
    const report = (found: string, path: string, expected: string) => {
      const wayOut = 'Correct scripts/build/hosting/model.ts.';
      if (!reported.has(found)) reported.set(found, { where: site.folder + file, found: `${found} for ${path}`, expected, wayOut });
    };
    for (const path of [...site.pages.keys(), ...[...site.files.keys()].filter((each) => /^\/(?:assets|shared)\//.test(each))]) {
      const headers = headersOf(path);
      for (const [name, form] of Object.entries(guards))
        if (!form.test(headers.get(name) ?? '')) report(`${name}: ${headers.get(name) ?? 'none'}`, path, `${name} matching ${form.source}`);
      const cache = headers.get('Cache-Control') ?? '';
      const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
      const [isHashed, isImmutable] = [path.startsWith('/assets/'), cache.includes('immutable')];
      if (isHashed ? age < year || !isImmutable : age > hour || isImmutable)
        report(
          `Cache-Control: ${cache || 'none'}`,
          path,
          isHashed ? 'a max-age of a year, and immutable' : `a max-age of at most ${hour} seconds`,
        );
    }
    const missed = headersOf(missing).get('Cache-Control') ?? '';
    if (Number(/max-age=(\d+)/.exec(missed)?.[1] ?? 0) > hour || missed.includes('immutable'))
      report(
        `Cache-Control: ${missed}`,
        `the missing file ${missing}`,
        `a max-age of at most ${hour} seconds: hosts send it with status 404 too`,
      );
    const lines = linesOf(text).map((line) => line.trim());
    for (const line of lines)
      if (line.length > limits.lineCharacters)
        report(
          `${line.length} characters`,
          line.split(':')[0] ?? '',
          `at most ${limits.lineCharacters} characters: Cloudflare Pages ignores longer lines`,
        );
    const rules = lines.filter((line) => line.startsWith('/')).length;
    if (rules > limits.rules) report(`${rules} rules`, file, `at most ${limits.rules} rules: Cloudflare Pages ignores the rest`);
    return [...reported.values()];
  },
};
