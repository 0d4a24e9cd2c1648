/** Addresses that answered lately: they need not be asked again so soon. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Answer } from './answer.ts';

const answer = z.object({
  verdict: z.literal('alive'),
  said: z.string(),
  hops: z.array(z.object({ status: z.number(), to: z.string() })),
});

/** By address: when it answered, in milliseconds of 1970, and what. */
const content = z.record(z.string(), z.object({ asked: z.number(), answer }));

export interface Cache {
  /** The answer of an address, where that is young enough. */
  readonly recall: (address: string) => Answer | undefined;
  /** Keeps what is alive; what is not is asked again the next time. */
  readonly keep: (address: string, answer: Answer) => void;
  /** Writes the answers that were kept or recalled. All others are forgotten: no link names their address any more. */
  readonly save: () => void;
}

/** A file that is not there, or that nobody can read, remembers nothing. */
export function openCache(file: string, maxAgeMs: number, now: number): Cache {
  const known = read(file);
  const kept: z.output<typeof content> = {};
  return {
    recall(address) {
      const entry = known[address];
      if (!entry || entry.asked > now || now - entry.asked >= maxAgeMs) return undefined;
      kept[address] = entry;
      return entry.answer;
    },
    keep(address, { verdict, ...rest }) {
      if (verdict === 'alive') kept[address] = { asked: now, answer: { verdict, said: rest.said, hops: [...rest.hops] } };
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.tmp`, JSON.stringify(kept));
      renameSync(`${file}.tmp`, file);
    },
  };
}

function read(file: string): z.output<typeof content> {
  if (!existsSync(file)) return {};
  try {
    return content.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
