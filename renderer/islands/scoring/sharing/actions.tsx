/** @jsxImportSource preact */
/** Buttons to copy a link, print, export, import, clear and undo, with a status message for each. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { decodeTable } from '#schema/text/csv.ts';
import { fillPlural } from '../../../content/fill-plural.ts';
import { type Comparison, newComparison } from '../comparison.ts';
import { type CsvResult, fromCsv, type Problem } from '../csv/read.ts';
import { toCsv } from '../csv/write.ts';
import { type Tool, useTool } from '../tool-context.ts';
import type { Event, Work } from '../use-work.ts';
import { toFragment } from './fragment.ts';

/** The last action that did not change the comparison. `at` is the time: a repeated action is announced again. */
type ActionResult = { readonly at: number } & (
  | { readonly copied: string; readonly isByHand: boolean }
  | { readonly isWithoutLink: true }
  | { readonly problems: readonly Problem[] }
);

/** Returns the URL of a comparison. Browsers do not send the part after `#` to any server. */
export async function addressOf(comparison: Comparison): Promise<string> {
  return `${location.origin}${location.pathname}#${await toFragment(comparison)}`;
}

/** Copies a text. Returns false when the browser refuses, as all do without HTTPS. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function Actions({ comparison, life, replace, undo, event, isStored }: Work) {
  const tool = useTool();
  const { words } = tool;
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<ActionResult | undefined>(undefined);

  // Removes the message about an earlier state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the comparison or the event changes.
  useEffect(() => setDone(undefined), [comparison, event]);

  const copy = async () => {
    const copied = await addressOf(comparison).catch(() => undefined);
    const at = performance.now();
    setDone(copied === undefined ? { isWithoutLink: true, at } : { copied, isByHand: !(await toClipboard(copied)), at });
  };
  const onFile = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const result = await openFile(file, tool).catch(() => ({
      problems: [{ kind: 'header', line: 0, found: file.name, location: '' } as const],
    }));
    // Allows choosing the same file again after a correction.
    currentTarget.value = '';
    if (result.problems) setDone({ problems: result.problems, at: performance.now() });
    else replace(result.comparison as Comparison, 'imported');
  };
  return (
    <>
      <p className="tool-remark">{isStored ? words.keep.device : words.keep.unstored}</p>
      <div className="tool-actions">
        <button type="button" className="button" onClick={copy}>
          {words.keep.copy}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {words.keep.print}
        </button>
        <button type="button" className="button" onClick={() => saveFile(comparison, tool)}>
          {words.csv.export}
        </button>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {words.csv.import}
        </button>
        <input ref={input} type="file" accept=".csv,text/csv,text/plain" hidden onChange={onFile} />
        <button type="button" className="button" onClick={() => replace(newComparison, 'cleared')}>
          {words.keep.clear}
        </button>
        {undo && (
          <button type="button" className="button" onClick={undo}>
            {words.keep.undo}
          </button>
        )}
      </div>
      <div role="status" className="tool-status">
        {event !== undefined && !done && <EventMessage key={life} event={event} comparison={comparison} />}
        {done && 'copied' in done && <CopyMessage key={done.at} {...done} />}
        {done && 'isWithoutLink' in done && <p key={done.at}>{words.keep.noLink}</p>}
        {done && 'problems' in done && <Problems key={done.at} problems={done.problems} />}
      </div>
    </>
  );
}

function EventMessage({ event, comparison }: { readonly event: Event; readonly comparison: Comparison }) {
  const { words, tag } = useTool();
  if (typeof event === 'object') return <p>{words.keep.refused[event.refused]}</p>;
  if (event === 'imported') return <p>{fillPlural(words.csv.imported, { count: comparison.candidates.length }, tag)}</p>;
  return <p>{words.keep[event]}</p>;
}

function CopyMessage({ copied, isByHand }: { readonly copied: string; readonly isByHand: boolean }) {
  const { words } = useTool();
  return (
    <>
      <p>{isByHand ? words.keep.copyHand : words.keep.copied}</p>
      <input
        className="tool-address"
        aria-label={words.keep.address}
        readOnly
        value={copied}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}

/** Maximum number of problems shown: correcting one often corrects others. */
const shownProblems = 8;

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { words, fill, tag, whole } = useTool();
  const { csv } = words;
  return (
    <>
      <p>{csv.refused}</p>
      <ul>
        {problems.slice(0, shownProblems).map(({ kind, line, found, location }) => {
          const problem = fill(csv.problems[kind], { found, location });
          return (
            <li key={`${kind} ${line} ${location} ${found}`}>{line > 0 ? fill(csv.line, { line: whole(line), problem }) : problem}</li>
          );
        })}
        {problems.length > shownProblems && <li>{fillPlural(csv.more, { count: problems.length - shownProblems }, tag)}</li>}
      </ul>
    </>
  );
}

/** Downloads the comparison as a CSV file. */
function saveFile(comparison: Comparison, { words, criteria, decimal }: Tool): void {
  const { places, grid, csv } = words;
  const titles = {
    ...{ criterion: grid.criterion, weight: grid.weight, threshold: grid.threshold, note: grid.note },
    ...{ name: places.name, rent: places.rent, surface: places.surface, sales: places.sales, score: csv.score, rank: csv.rank },
  };
  const url = URL.createObjectURL(new Blob([toCsv(comparison, criteria, titles, decimal)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: `${csv.file}.csv` }).click();
  // Some browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Reads a CSV file chosen by the visitor. Rejects when the browser cannot read the file. */
async function openFile(file: File, { criteria }: Tool): Promise<CsvResult> {
  return fromCsv(
    decodeTable(new Uint8Array(await file.arrayBuffer())),
    criteria.map(({ id }) => id),
  );
}
