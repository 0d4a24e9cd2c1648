/** `npm run bench`: what must stay quick, measured. */
import { runCommand, UsageError } from '../lib/command.ts';

/** What the command line says beside the name, as far as a bench listens to it. */
type Values = Readonly<Record<string, unknown>>;

/** Each is loaded when it is asked for: what one of them needs takes longer to load than another takes. */
const benches: Readonly<Record<string, (values: Values) => Promise<void>>> = {
  async build({ pages, runs, peers }) {
    const { benchBuild, countsOf } = await import('./build.ts');
    await benchBuild({ pages: countsOf(String(pages)), runs: Number(runs), withPeers: peers === true });
  },
  check: async () => (await import('./check.ts')).benchCheck(),
  codegen: async () => (await import('./codegen.ts')).benchCodegen(),
  contact: async () => (await import('./contact.ts')).benchContact(),
  dev: async () => (await import('./dev.ts')).benchDev(),
  scoring: async () => (await import('./scoring.ts')).benchScoring(),
  async site({ runs, peers }) {
    const { benchSite } = await import('./site.ts');
    await benchSite({ runs: Number(runs), withPeers: peers === true });
  },
  types: async () => (await import('./types.ts')).benchTypes(),
  weight: async () => (await import('./weight.ts')).benchWeight(),
};
const names = Object.keys(benches).join(', ');

await runCommand({
  name: 'npm run bench',
  summary: 'Measures the built site, the contact function, or synthetic projects of up to 1,000 pages; exits 1 when a bound does not hold.',
  options: {
    pages: { type: 'string', default: '1000,5000', help: 'build: how many pages beside those of this site' },
    runs: { type: 'string', default: '3', help: 'build, site: how often each is measured' },
    peers: { type: 'boolean', help: 'build, site: beside the same pages made with Astro, which is installed for it' },
  },
  args: {
    build: 'the whole build, cold: of this site, and of ones with thousands of pages',
    check: 'the rules on the built site: on this one, on 1,000 pages, on 30,000 links',
    codegen: 'time and memory of codegen on 1,000 pages and 10,000 message keys',
    contact: 'how long a visitor waits for "sent", 50 at a time: the function alone and through npm start, the mail server hung and well',
    dev: 'npm run dev: from its start to the first page, and from a saved file to the screen',
    scoring: 'the scoring tool: its weight, and how soon a key shows in the ranking on a slow phone, weightings being drawn',
    site: 'the home page of dist/client on a phone with a slow line: bytes, LCP, TBT, CLS, menu, modal, next page',
    types: 'what the compiler pays for one link() or useContent(), on 10 pages and on 1,000',
    weight: 'the script of every page of dist/client before it is touched, and that of the contact form',
  },
  async run({ args, values }) {
    const [word, ...rest] = args;
    const bench = rest.length === 0 && word !== undefined && Object.hasOwn(benches, word) ? benches[word] : undefined;
    if (!bench) {
      const found = args.length === 0 ? 'No benchmark named' : `"${args.join(' ')}" is no benchmark`;
      throw new UsageError(`${found}; expected one of: ${names}. Run npm run bench -- codegen, for one.`);
    }
    await bench(values);
  },
});
