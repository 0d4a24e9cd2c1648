/** The frames with the site: messages to the script in their pages. */
import type { ToPage } from '../protocol.ts';

const frames = new Map<number, HTMLIFrameElement>();

/** Registers the frame of a pane; null removes it. */
export function setFrame(pane: number, frame: HTMLIFrameElement | null): void {
  if (frame) frames.set(pane, frame);
  else frames.delete(pane);
}

export function frameOf(pane: number): HTMLIFrameElement | undefined {
  return frames.get(pane);
}

/** Returns the pane whose page sent a message; undefined for another window. */
export function paneOf(source: MessageEventSource | null): number | undefined {
  for (const [pane, frame] of frames) if (frame.contentWindow === source) return pane;
  return undefined;
}

export function tellPages(message: ToPage): void {
  for (const pane of frames.keys()) tellPage(pane, message);
}

export function tellPage(pane: number, message: ToPage): void {
  frames.get(pane)?.contentWindow?.postMessage(message, location.origin);
}
