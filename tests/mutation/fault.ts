/** What a planted fault is: an edit of some files, where it has to be told, and by whom. */
import type { Random } from '../unit/random.ts';
import type { Ground } from './ground.ts';

/** One file as the fault leaves it, by path from the project folder; undefined where the fault takes it away. */
export interface Edit {
  readonly file: string;
  readonly content: string | Buffer | undefined;
}

/** Where a finding has to point: its file, and as far as they are given its key, page and language. */
export interface Target {
  readonly file: string;
  /** Of a message, without its bundle: `hero.title`. */
  readonly key?: string;
  /** Id of the page. */
  readonly page?: string;
  readonly locale?: string;
}

export interface Fault {
  /** What was done, for whoever reads that it got through. */
  readonly what: string;
  readonly edits: readonly Edit[];
  /** One of these is enough: a fault between two places may be told at either. */
  readonly at: readonly Target[];
}

/** What looks at a fault, and how: see the file of that name in `rooms/`. */
export type Room = 'messages' | 'schema' | 'code' | 'site' | 'release' | 'unused' | 'compiler';

/** A class of faults. */
export interface Kind {
  /** Small letters and hyphens, once among all kinds. */
  readonly name: string;
  readonly room: Room;
  /** The rules that are for it, `compiler` among them: the fault is caught by one of these, or it got through. */
  readonly rules: readonly string[];
  /** How many are planted. */
  readonly times: number;
  /** Works out one fault; undefined where the place that chance has picked has no room for it. */
  plant(ground: Ground, random: Random): Fault | undefined;
}
