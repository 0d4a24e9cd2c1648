/** What is printed at the end: caught of planted by kind, and what got through. */
import type { Judged } from './rooms/all.ts';

export function printTable(judged: readonly Judged[]): void {
  const width = Math.max(...judged.map(({ kind }) => kind.name.length));
  let room = '';
  for (const { kind, verdicts } of judged) {
    if (kind.room !== room) console.log(`\n${kind.room}`);
    room = kind.room;
    const caught = verdicts.filter(({ isCaught }) => isCaught).length;
    const mark = caught === verdicts.length ? '✓' : '✗';
    console.log(`  ${mark} ${kind.name.padEnd(width)} ${`${caught}/${verdicts.length}`.padStart(7)}  ${kind.rules.join(' or ')}`);
  }
  const all = judged.flatMap(({ verdicts }) => verdicts);
  console.log(`\n${all.filter(({ isCaught }) => isCaught).length} of ${all.length} faults caught, of ${judged.length} kinds`);
}

/** Each fault that got through: what it was, where, and what was found instead. */
export function printMissed(judged: readonly Judged[]): void {
  for (const { kind, verdicts } of judged) {
    for (const { fault, instead } of verdicts.filter(({ isCaught }) => !isCaught)) {
      const places = fault.at.map(({ file, key, page, locale }) => [file, key, page, locale].filter(Boolean).join(' '));
      console.log(`\n[${kind.name}] ${fault.what}`);
      console.log(`  expected: ${kind.rules.join(' or ')}, at ${[...new Set(places)].join(', or ')}`);
      console.log(`  found:    ${instead.length === 0 ? 'nothing' : instead.slice(0, 6).join('\n            ')}`);
    }
  }
}
