/** Every scenario in Firefox. */
import { findFirefox } from '../../scripts/lib/browsers.ts';
import { playIn } from './play.ts';
import { startFirefox } from './support/puppeteer.ts';

playIn({
  name: 'Firefox',
  found: findFirefox(),
  wayOut: 'Install it (as root on Debian npm test does: firefox-esr), or name it in FIREFOX_PATH.',
  start: startFirefox,
  canListen: true,
  turn: 1,
});
