/** `npm run bench`: what must stay quick, measured. */
import { runCommand, UsageError } from '../lib/command.ts';
import { benchCheck } from './check.ts';
import { benchCodegen } from './codegen.ts';
import { benchContact } from './contact.ts';
import { benchTypes } from './types.ts';
import { benchWeight } from './weight.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  check: benchCheck,
  codegen: benchCodegen,
  contact: benchContact,
  types: benchTypes,
  weight: benchWeight,
};
const names = Object.keys(benches).join(', ');

await runCommand({
  name: 'npm run bench',
  summary: 'Measures the built site, the contact function, or synthetic projects of up to 1,000 pages; exits 1 when a bound does not hold.',
  args: {
    check: 'the rules on the built site: on this one, on 1,000 pages, on 30,000 links',
    codegen: 'time and memory of codegen on 1,000 pages and 10,000 message keys',
    contact: 'how long a visitor waits for "sent", 50 at a time: the function alone and through npm start, the mail server hung and well',
    types: 'what the compiler pays for one link() or useContent(), on 10 pages and on 1,000',
    weight: 'the script of every page of dist/client before it is touched, and that of the contact form',
  },
  async run({ args }) {
    const [word, ...rest] = args;
    const bench = rest.length === 0 && word !== undefined && Object.hasOwn(benches, word) ? benches[word] : undefined;
    if (!bench) {
      const found = args.length === 0 ? 'No benchmark named' : `"${args.join(' ')}" is no benchmark`;
      throw new UsageError(`${found}; expected one of: ${names}. Run npm run bench -- codegen, for one.`);
    }
    await bench();
  },
});
