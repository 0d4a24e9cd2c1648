/** What only the browser's own protocol can do to a page. */
import type { CDPSession, Page } from 'playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** A session with a page, one for all who ask: each takes a twentieth of a second to begin. What is set by it ends with it. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Ends it, if there is one. */
export async function endSession(page: Page): Promise<void> {
  await (await sessions.get(page))?.detach();
  sessions.delete(page);
}
