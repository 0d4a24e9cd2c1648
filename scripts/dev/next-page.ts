/** Waiting for a page to be on the screen, so that what it need not wait for does not take the processor from it. */
import type { WebSocketServer } from 'vite';

/** Resolves when the next page connects, which its scripts do once it is painted; or after `patience`, in milliseconds: none may come. */
export function nextPage(sockets: WebSocketServer, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      sockets.off('vite:client:connect', end);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, patience).unref();
    sockets.on('vite:client:connect', end);
  });
}
