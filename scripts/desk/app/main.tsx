/** Entry of the desk's app. */
import { createRoot } from 'react-dom/client';
import { type DeskText, events, type FromPage } from '../protocol.ts';
import { loseConnection, receiveFromPage, receiveTexts, rememberView, start } from './actions.ts';
import './desk.css';
import { Desk } from './desk.tsx';
import { paneOf } from './frames.ts';
import { keepFocus } from './keep-focus.ts';
import { handleShortcut } from './shortcuts.ts';
import { setModel } from './store.ts';

createRoot(document.getElementById('desk') as HTMLElement).render(<Desk />);
void start();

addEventListener('message', ({ origin, source, data }) => {
  const pane = paneOf(source);
  if (origin === location.origin && pane !== undefined) receiveFromPage(pane, data as FromPage);
});
addEventListener('keydown', handleShortcut);
keepFocus();
addEventListener('pagehide', rememberView);

import.meta.hot?.on(events.texts, (texts: readonly DeskText[]) => receiveTexts(texts));
import.meta.hot?.on(events.problems, (problems: readonly string[]) => setModel({ problems }));
import.meta.hot?.on('vite:ws:disconnect', loseConnection);
