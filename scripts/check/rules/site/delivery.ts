/** How hosts are told to send files: what changes is asked for again, what never changes is kept, and nothing is sent unguarded. */

import { linesOf } from '../../../lib/lines.ts';
import { speculationRules } from '../../../lib/speculation-rules.ts';
import { headersIn } from '../../../serve/host-headers.ts';
import type { Located, SiteRule } from '../../rule.ts';
import type { BuiltSite } from '../../site/built-site.ts';

const file = '/_headers';
/** How long something may be shown that has changed since, in seconds. */
const longest = 3600;
const year = 31_536_000;

/** What Cloudflare Pages reads of the file; what is longer, or comes after, it leaves out. */
const limits = { lineCharacters: 2000, rules: 100 };

/** What every answer has, by the form of its value. */
const guards: Readonly<Record<string, RegExp>> = {
  'X-Content-Type-Options': /^nosniff$/,
  'Strict-Transport-Security': /max-age=(?:[3-9]\d{7}|\d{9,})/,
  'Referrer-Policy': /^(?:strict-origin|strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
};

export const delivery: SiteRule = {
  name: 'delivery',
  looksAt: 'site',
  explain: `Headers in _headers that let a browser keep a page, or a file whose name has no hash, for longer than an hour; that have it ask again for one
whose name changes with its content; that leave out what guards an answer (nosniff, HSTS, referrer, opener). A page that was sent as immutable
stays with its visitors for a year, and no correction reaches them. More than a host reads: a header of 2,000 characters, 100 rules. And rules for
prepared pages that are no JSON or reach other sites.

  /:page  Cache-Control: max-age=31536000, immutable   found:   /contact may be kept for 31536000 s
                                                       way out: correct scripts/build/headers.ts`,
  check(site) {
    const where = site.folder + file;
    const headersOf = headersIn(site.files.has(file) ? site.read(file).toString() : '');
    const wayOut = 'correct scripts/build/headers.ts';
    const told = new Map<string, Located>();
    const tell = (path: string, found: string, expected: string) => {
      // One line of the file is one mistake, however many paths it is for.
      const known = told.get(found);
      if (!known) told.set(found, { where, found: `${path} ${found}`, expected, wayOut });
    };
    for (const path of pathsOf(site)) {
      const headers = headersOf(path);
      for (const [name, form] of Object.entries(guards))
        if (!form.test(headers.get(name) ?? ''))
          tell(path, `is sent with ${name}: ${headers.get(name) ?? 'none'}`, `${name} as ${form.source}`);
      const cache = headers.get('Cache-Control') ?? '';
      const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
      if (isHashed(path) ? !(age >= year && cache.includes('immutable')) : age > longest || cache.includes('immutable'))
        tell(path, `is sent with Cache-Control: ${cache || 'none'}`, isHashed(path) ? 'a year, immutable' : `${longest} s at most`);
    }
    return [...told.values(), ...tooMuch(site), ...wrongRules(site)];
  },
};

function tooMuch(site: BuiltSite): Located[] {
  const lines = site.files.has(file) ? linesOf(site.read(file).toString()) : [];
  const at = (index: number, found: string, expected: string): Located => {
    const wayOut = 'write less in scripts/build/headers.ts; hashes of style sheets are fewer where pages share them';
    return { where: site.folder + file, line: index + 1, column: 1, found, expected, wayOut };
  };
  const long = lines.flatMap((line, index) => {
    const { length } = line.trim();
    const found = `${line.trim().split(':')[0]} in ${length} characters`;
    return length > limits.lineCharacters
      ? [at(index, found, `${limits.lineCharacters} at most: Cloudflare Pages sends no longer one`)]
      : [];
  });
  const rules = lines.flatMap((line, index) => (line.startsWith('/') ? [index] : []));
  const beyond = rules[limits.rules];
  return beyond === undefined
    ? long
    : [...long, at(beyond, `${rules.length} rules`, `${limits.rules} at most: Cloudflare Pages reads no more`)];
}

/** The addresses of pages, and of the files that they ask for. */
function pathsOf({ pages, files }: BuiltSite): string[] {
  return [...pages.keys(), ...[...files.keys()].filter((path) => /^\/(?:assets|shared)\//.test(path))];
}

const isHashed = (path: string) => path.startsWith('/assets/');

function wrongRules(site: BuiltSite): Located[] {
  const { path } = speculationRules;
  const where = site.folder + path;
  const wayOut = 'correct scripts/build/speculation-rules.ts';
  const isNamed = site.files.has(file) && site.read(file).toString().includes(path);
  if (!site.files.has(path))
    return isNamed ? [{ where, found: 'no file, and a header that names it', expected: 'the rules for prepared pages', wayOut }] : [];
  try {
    const text = site.read(path).toString();
    const rules = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isList = Object.entries(rules).every(([name, list]) => /^(?:prefetch|prerender)$/.test(name) && Array.isArray(list));
    const elsewhere = /https?:\/\/[^"\s]+/.exec(text)?.[0];
    if (!isList || Object.keys(rules).length === 0)
      return [{ where, found: `${text.slice(0, 60)}`, expected: 'lists of prefetch or prerender', wayOut }];
    return elsewhere ? [{ where, found: elsewhere, expected: 'paths of this site', wayOut }] : [];
  } catch (error) {
    return [{ where, found: (error as Error).message, expected: 'JSON', wayOut }];
  }
}
