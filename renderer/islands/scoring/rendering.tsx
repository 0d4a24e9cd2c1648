/** @jsxImportSource preact */
/** Memoized and deferred rendering: keystrokes stay fast with 72 fields. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

interface MemoProps {
  /** All values that the children depend on and that may change. */
  readonly on: readonly unknown[];
  readonly children: () => ComponentChildren;
}

/** Renders its children again only when a value of `on` has changed. */
export function Memo({ on, children }: MemoProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists the dependencies.
  return useMemo(() => <>{children()}</>, on as unknown[]);
}

interface LazyDetailsProps {
  readonly className: string;
  readonly summary: ComponentChildren;
  readonly children: () => ComponentChildren;
}

/** A `<details>` that renders its content when opened: a prerendered tool is inert, and its page smaller without the content. */
export function LazyDetails({ className, summary, children }: LazyDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}

/** Runs `work` after the next paint. Returns a function that cancels. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Returns `value` one paint later. A chain of these hooks renders in separate tasks, which keystrokes interrupt. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
