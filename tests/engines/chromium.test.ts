/** Every scenario in Chromium, which the browser suite runs in as well. */
import { findChromium } from '../../scripts/lib/browsers.ts';
import { playIn } from './play.ts';
import { startChromium } from './support/puppeteer.ts';

playIn({
  name: 'Chromium',
  found: findChromium(),
  wayOut: 'Install it (as root on Debian npm test does: chromium), or name it in CHROMIUM_PATH.',
  start: startChromium,
  canListen: true,
  turn: 1,
  isKnown: true,
});
