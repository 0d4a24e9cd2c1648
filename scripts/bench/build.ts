/** Measures `npm run build` in a temporary copy of the project with more guide pages. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { people } from '../../schema/content/people.ts';
import { UsageError } from '../lib/command.ts';
import { readIfExists } from '../lib/paths.ts';

const copied = ['schema', 'generated', 'pages', 'renderer', 'scripts', 'supabase', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const model = 'strategy';
const locales = ['fr', 'en'];

/** Returns the figures of each cold build of the project in the current folder, with so many guide pages more. */
export async function benchBuild(pages: number, runs: number): Promise<ReadonlyMap<string, Readonly<Record<string, number>>[]>> {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  const measured: Readonly<Record<string, number>>[] = [];
  try {
    for (const part of copied) cpSync(part, join(root, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    addGuides(root, Math.ceil(pages / locales.length));
    for (let run = 1; run <= runs; run++) {
      for (const kept of ['dist', '.cache']) rmSync(join(root, kept), { recursive: true, force: true });
      measured.push(await build(root));
      console.log(`run ${run} of ${runs}`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return new Map([[`build, ${pages} pages more`, measured]]);
}

/** Adds guides to the schema, and their texts in each locale. */
function addGuides(root: string, guides: number): void {
  const numbers = Array.from({ length: guides }, (_, index) => index + 1);
  edit(join(root, 'schema/pages.ts'), /^ {2}legalNotice: page\(\{/m, (found) => numbers.map(entryOf).join('') + found);
  // The sitemap outgrows its byte budget.
  edit(join(root, 'schema/site/constants.ts'), /texts: \{ each: [\d_]+ \}/, () => 'texts: { each: 100_000_000 }');
  for (const locale of locales) {
    const folder = join(root, 'generated/messages', locale);
    const {
      figure: _drawing,
      example: _sheet,
      actions: _points,
      meta,
      ...texts
    } = JSON.parse(readFileSync(join(folder, `${model}.json`), 'utf8'));
    for (const number of numbers) {
      // Each page needs a title and a description of its own, no longer than search engines show.
      const own = Object.entries(meta).map(([key, text]) => [key, `${number}. ${String(text).slice(0, /title/i.test(key) ? 45 : 120)}`]);
      const file = { ...texts, $schema: `../_schema/guide${number}.json`, meta: Object.fromEntries(own) };
      writeFileSync(join(folder, `guide${number}.json`), `${JSON.stringify(file, null, 2)}\n`);
    }
  }
}

function entryOf(number: number): string {
  return `  guide${number}: guide({
    parent: 'retail',
    slug: { ${locales.map((locale) => `${locale}: 'guide-${number}'`).join(', ')} },
    published: '2026-01-12',
    author: '${Object.keys(people.facts.profile)[0]}',
    sections: ['diagnosis', 'ambition', 'model', 'roadmap', 'governance'],
    keyFigures: ['roadmapYears', 'outletsOpened', 'profitableStores'],
    card: { icon: 'compass', gradient: 'sky' },
  }),
`;
}

function edit(file: string, found: RegExp, replace: (found: string) => string): void {
  const text = readFileSync(file, 'utf8');
  if (!found.test(text)) throw new UsageError(`${file} has no ${found}; one expected. Correct scripts/bench/build.ts.`);
  writeFileSync(file, text.replace(found, replace));
}

/** Runs the build. Memory is the largest sum of the resident memory of all its processes, sampled from /proc; 0 where there is none. */
function build(cwd: string): Promise<Readonly<Record<string, number>>> {
  return new Promise((done, reject) => {
    const start = performance.now();
    const child = spawn('npm', ['run', 'build'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, peak] = ['', 0];
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentBytes(child.pid ?? 0));
    }, 100);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampling);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) done({ 'wall time, s': seconds, 'peak memory of the process tree, MB': peak / 1e6 });
      else reject(new UsageError(`${output}\nnpm run build in ${cwd} ended with exit code ${code}.`));
    });
  });
}

/** The resident memory of a process and its descendants, which have higher ids than their parents. */
function residentBytes(root: number): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const tree = new Set([root]);
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids
    .sort((a, b) => a - b)
    .reduce((sum, pid) => {
      // After the name in brackets: state, parent and others; the 22nd is the number of resident pages of 4,096 bytes.
      const fields = (readIfExists(`/proc/${pid}/stat`) ?? '').split(') ').at(-1)?.split(' ') ?? [];
      if (pid !== root && !tree.has(Number(fields[1]))) return sum;
      tree.add(pid);
      return sum + (Number(fields[21]) || 0) * 4096;
    }, 0);
}
