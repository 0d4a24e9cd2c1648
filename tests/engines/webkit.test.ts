/** Every scenario in WebKit. */
import { findWebKit } from '../../scripts/lib/browsers.ts';
import { playIn } from './play.ts';
import { startWebKit } from './support/webkit.ts';

playIn({
  name: 'WebKit',
  found: findWebKit(),
  wayOut: 'Install WebKitWebDriver and Xvfb (as root on Debian npm test does: webkit2gtk-driver, xvfb).',
  start: startWebKit,
  canListen: false,
  turn: 0,
});
