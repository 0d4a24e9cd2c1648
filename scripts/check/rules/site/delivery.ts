/** Hosts are told to cache what never changes, to revalidate what does, and to send security headers. */
import { linesOf } from '../../../lib/lines.ts';
import { headersIn } from '../../../lib/static-host.ts';
import type { Located, SiteRule } from '../../rule.ts';

const file = '/_headers';
/** Cache lifetimes in seconds. */
const [hour, year] = [3600, 31_536_000];

/** Limits of Cloudflare Pages, which ignores longer lines and further rules. */
const limits = { lineCharacters: 2000, rules: 100 };

/** Headers of every answer, by the form of their values. */
const guards: Readonly<Record<string, RegExp>> = {
  'X-Content-Type-Options': /^nosniff$/,
  'Strict-Transport-Security': /max-age=(?:[3-9]\d{7}|\d{9,})/,
  'Referrer-Policy': /^(?:strict-origin|strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
};

export const delivery: SiteRule = {
  name: 'delivery',
  looksAt: 'site',
  explain: `Headers in _headers that let a browser keep a page, or a file without a hash in its name, for longer than an hour, that have it ask again
for a file with one, or that leave out a security header (nosniff, HSTS, referrer, opener). A page sent as immutable stays with its visitors for a year.
And more than a host reads: a header of 2,000 characters, 100 rules.

  /:page  Cache-Control: max-age=31536000, immutable   found:   /contact is sent with Cache-Control: max-age=31536000, immutable
                                                       way out: correct scripts/build/headers.ts`,
  check(site) {
    const text = site.files.has(file) ? site.read(file).toString() : '';
    const headersOf = headersIn(text);
    // One line of the file is one mistake, however many paths it is for.
    const told = new Map<string, Located>();
    const tell = (found: string, path: string, expected: string) => {
      const wayOut = 'correct scripts/build/headers.ts';
      if (!told.has(found)) told.set(found, { where: site.folder + file, found: `${path} ${found}`, expected, wayOut });
    };
    for (const path of [...site.pages.keys(), ...[...site.files.keys()].filter((each) => /^\/(?:assets|shared)\//.test(each))]) {
      const headers = headersOf(path);
      for (const [name, form] of Object.entries(guards))
        if (!form.test(headers.get(name) ?? ''))
          tell(`is sent with ${name}: ${headers.get(name) ?? 'none'}`, path, `${name} as ${form.source}`);
      const cache = headers.get('Cache-Control') ?? '';
      const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
      const [isHashed, isImmutable] = [path.startsWith('/assets/'), cache.includes('immutable')];
      if (isHashed ? age < year || !isImmutable : age > hour || isImmutable)
        tell(`is sent with Cache-Control: ${cache || 'none'}`, path, isHashed ? 'a year, immutable' : `${hour} s at most`);
    }
    const lines = linesOf(text).map((line) => line.trim());
    for (const line of lines)
      if (line.length > limits.lineCharacters)
        tell(
          `in ${line.length} characters`,
          line.split(':')[0] ?? '',
          `${limits.lineCharacters} at most: Cloudflare Pages ignores the line`,
        );
    const rules = lines.filter((line) => line.startsWith('/')).length;
    if (rules > limits.rules) tell(`${rules} rules`, file, `${limits.rules} at most: Cloudflare Pages ignores the others`);
    return [...told.values()];
  },
};
