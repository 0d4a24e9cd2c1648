/** Whether the visitor asked for less motion. */
import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** False on the server and until the page is hydrated; follows the setting from then on. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
