/** @jsxImportSource preact */
/** A part that is drawn again only when something of it has changed. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';

interface KeptProps {
  /** All that what is drawn depends on, and may change. */
  readonly on: readonly unknown[];
  readonly children: () => ComponentChildren;
}

export function Kept({ on, children }: KeptProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says all that may change.
  return useMemo(() => <>{children()}</>, on as unknown[]);
}
