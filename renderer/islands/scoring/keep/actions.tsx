/** @jsxImportSource preact */
/** What can be done with a comparison: a link, a file, paper; and erasing it. Each says what came of it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Comparison, newComparison } from '../comparison.ts';
import type { Problem } from '../csv/read.ts';
import { useTool } from '../tool-context.ts';
import type { Event, Work } from '../use-work.ts';
import { openFile, saveFile } from './files.ts';
import { toFragment } from './fragment.ts';

/** What was done last, where it is not the comparison itself that has changed; and when, for what is done again is said again. */
type Done = { readonly at: number } & ({ readonly copied: string; readonly isByHand: boolean } | { readonly problems: readonly Problem[] });

/** The address of a comparison: the page’s own, which sends nobody what stands behind the `#`. */
export async function addressOf(comparison: Comparison): Promise<string> {
  return `${location.origin}${location.pathname}#${await toFragment(comparison)}`;
}

/** Whether the browser let it be copied: some do not, and without https none has a clipboard. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function Actions({ comparison, life, replace, undo, event, isKept }: Work) {
  const tool = useTool();
  const { words } = tool;
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<Done | undefined>(undefined);

  // What was said of an earlier state goes with it: one thing is said at a time, the last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the comparison is another one, or something has become of it.
  useEffect(() => setDone(undefined), [comparison, event]);

  const copy = async () => {
    const copied = await addressOf(comparison);
    setDone({ copied, isByHand: !(await toClipboard(copied)), at: performance.now() });
  };
  const onFile = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const result = await openFile(file, tool).catch(() => ({
      problems: [{ kind: 'header', line: 0, found: file.name, location: '' } as const],
    }));
    // The same file may be chosen again once it is mended.
    currentTarget.value = '';
    if (result.problems) setDone({ problems: result.problems, at: performance.now() });
    else replace(result.comparison as Comparison, 'imported');
  };
  return (
    <>
      <p className="tool-remark">{isKept ? words.keep.device : words.keep.unstored}</p>
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
        {event !== undefined && !done && <Happened key={life} event={event} comparison={comparison} />}
        {done && 'copied' in done && <Copied key={done.at} {...done} />}
        {done && 'problems' in done && <Problems key={done.at} problems={done.problems} />}
      </div>
    </>
  );
}

function Happened({ event, comparison }: { readonly event: Event; readonly comparison: Comparison }) {
  const { words, fill, whole } = useTool();
  if (typeof event === 'object') return <p>{words.keep.refused[event.refused]}</p>;
  if (event === 'imported') return <p>{fill(words.csv.imported, { count: whole(comparison.candidates.length) })}</p>;
  return <p>{words.keep[event]}</p>;
}

function Copied({ copied, isByHand }: { readonly copied: string; readonly isByHand: boolean }) {
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

/** How many lines are named at once: mending these often mends the others. */
const shownProblems = 8;

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { words, fill, whole } = useTool();
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
        {problems.length > shownProblems && <li>{fill(csv.more, { count: whole(problems.length - shownProblems) })}</li>}
      </ul>
    </>
  );
}
