/** Mounting with React, each island behind a boundary of its own. */
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Hydrates the markup that the server drew of an island; it answers events as soon as this returns. */
export function hydrateIsland(element: HTMLElement, island: ReactNode): Root {
  const options = { identifierPrefix: element.dataset['island'] ?? '' };
  return flushSync(() => hydrateRoot(element, <Boundary element={element}>{island}</Boundary>, options));
}

/** A root for what the server drew nothing of; what is rendered in it is behind a boundary, and there on return. */
export function createIslandRoot(element: HTMLElement): { readonly render: (island: ReactNode) => void } {
  const root: Root = createRoot(element);
  return { render: (island) => flushSync(() => root.render(<Boundary element={element}>{island}</Boundary>)) };
}

interface BoundaryProps {
  /** The island's element. */
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
}

/** Shows an island's failure in its place, and keeps it from the rest of the page. */
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
        {/* check-excuse typed-text: the specification has this wording in both languages */}
        Unexpected Application Error! {error instanceof Error ? error.message : String(error)}
      </p>
    );
  }
}
