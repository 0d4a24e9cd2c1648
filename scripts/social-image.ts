/**
 * `npx tsx scripts/social-image.ts`: draws `renderer/public/shared/social.png` with Chromium, from the drawing of the home page and the
 * colours of the tokens. Run when the rule `social-image` asks for it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, encode } from 'fast-png';
import { chromium } from 'playwright';
import { findChromium, rootArgs } from './lib/browsers.ts';
import { socialImageFile, socialSource, sourceKeyword } from './lib/social-image.ts';

const viewport = { width: 1200, height: 630 };
const { drawing, colours, hash } = socialSource();

/** Removes the import of the style sheet of a drawing that is opened alone: the sheet is below. */
const shapes = drawing.replace(/<style>.*?<\/style>/s, '').replace('<svg ', '<svg id="street" ');
const sheet = readFileSync('renderer/drawings/drawing.css', 'utf8').replace(/:root \{[^}]*\}/, '');

const executablePath = findChromium();
const browser = await chromium.launch({ args: [...rootArgs], ...(executablePath !== undefined && { executablePath }) });
try {
  const page = await browser.newPage({ viewport });
  await page.setContent(`<!DOCTYPE html><style>${sheet}
    :root { ${colours} }
    body { margin: 0; background: var(--color-paper); }
    #street { position: absolute; left: 0; top: 110px; width: 1200px; }
  </style>${shapes}`);
  const { width, height, channels, data } = decode(await page.screenshot());
  writeFileSync(join('renderer/public', socialImageFile), encode({ width, height, channels, data, text: { [sourceKeyword]: hash } }));
} finally {
  await browser.close();
}
