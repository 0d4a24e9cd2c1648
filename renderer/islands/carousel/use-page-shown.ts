/** Whether the page is before the visitor's eyes. */
import { useSyncExternalStore } from 'react';

/** False in a tab that is hidden and in a page that is prerendered, on the server too. */
export function usePageShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
