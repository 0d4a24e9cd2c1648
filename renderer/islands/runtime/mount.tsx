/** Mounts islands with React, each in an error boundary. */
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { restoreMarkup } from './restore.ts';

/** The content of an island's props file. */
export interface HydrationData<Props = unknown> {
  readonly props: Props;
  /** The HTML that React rendered on the server; undefined for an island without React. */
  readonly markup?: string;
}

/** The exports of an island's chunk, `renderer/islands/<folder>/<name>.island.tsx`. */
export interface IslandModule {
  readonly mount: (element: IslandElement, props: unknown, markup: string) => void;
}

export interface IslandElement extends HTMLElement {
  /** The element that opened the dialog of this island; set by the inline script. */
  opener?: HTMLElement;
}

/**
 * Hydrates the server's markup of an island, synchronously: the island handles events when this function returns. Changes of the page by
 * others, such as a translation, stay.
 */
export function hydrateIsland(element: HTMLElement, island: ReactNode, markup: string): Root {
  const putChangesBack = restoreMarkup(element, markup);
  const options = { identifierPrefix: element.dataset['island'] ?? '' };
  const root = flushSync(() => hydrateRoot(element, <Boundary element={element}>{island}</Boundary>, options));
  putChangesBack();
  return root;
}

/** Creates a root in an empty element; renders synchronously, in an error boundary. */
export function createIslandRoot(element: HTMLElement): { readonly render: (island: ReactNode) => void } {
  const root: Root = createRoot(element);
  return { render: (island) => flushSync(() => root.render(<Boundary element={element}>{island}</Boundary>)) };
}

interface BoundaryProps {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
}

/** Shows the error of an island in place of the island. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.element.dataset['failed'] = '';
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <p className="island-failure" role="alert">
        {/* check-excuse typed-text: a fixed wording, the same in both languages */}
        Unexpected Application Error! {error instanceof Error ? error.message : String(error)}
      </p>
    );
  }
}
