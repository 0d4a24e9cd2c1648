/** Working out the faults of a kind: as many as it has, at places that chance picks. */
import type { Random } from '../unit/random.ts';
import type { Fault, Kind } from './fault.ts';
import type { Ground } from './ground.ts';

export interface Planted {
  readonly kind: Kind;
  readonly faults: readonly Fault[];
}

/** A place picked by chance may have no room for a fault, or have it already. */
const tries = 3000;

/** Fewer than the kind has where the project has no more places; throws where it has none, for such a kind would prove nothing. */
export function plant(kind: Kind, ground: Ground, random: Random): Planted {
  const faults = new Map<string, Fault>();
  for (let count = 0; count < tries * kind.times && faults.size < kind.times; count++) {
    const fault = kind.plant(ground, random);
    if (fault) faults.set(`${fault.at[0]?.file} ${fault.at[0]?.key} ${fault.what}`, fault);
  }
  if (faults.size === 0) throw new Error(`no place for a fault of the kind ${kind.name}`);
  return { kind, faults: [...faults.values()] };
}
